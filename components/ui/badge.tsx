import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import type { Tone } from './status-pill.tsx'

const washes: Record<Tone, string> = {
  neutral: 'bg-well text-ink-soft',
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
  info: 'bg-info-wash text-info',
  busy: 'bg-busy-wash text-busy',
}

/** A small label or count on a wash of its tone. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex min-w-5 shrink-0 items-center justify-center rounded-sm px-1.5 font-medium text-2xs leading-4.5',
        washes[tone],
      )}
    >
      {children}
    </span>
  )
}
