import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info' | 'busy'

const dots: Record<Tone, string> = {
  neutral: 'border border-current',
  good: 'bg-current',
  warn: 'rotate-45 rounded-none bg-current',
  bad: 'rounded-none bg-current',
  info: 'border-2 border-current',
  busy: 'animate-breathe bg-current',
}

const inks: Record<Tone, string> = {
  neutral: 'text-ink-faint',
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
  info: 'text-info',
  busy: 'text-busy',
}

export type StatusPillProps = {
  tone: Tone
  children: ReactNode
  /** Its word is left to the pointer and to screen readers: for what nearly every row is, so that the others stand out. */
  quiet?: boolean
}

/** A state: a mark whose shape differs by tone, and its word; readable without colour. */
export function StatusPill({ tone, children, quiet = false }: StatusPillProps) {
  if (quiet) {
    return (
      <span title={typeof children === 'string' ? children : undefined} className="inline-flex p-0.5">
        <StatusDot tone={tone} />
        <span className="sr-only">{children}</span>
      </span>
    )
  }
  return (
    <span className="inline-flex max-w-full shrink-0 items-center gap-1.5 whitespace-nowrap text-ink text-xs">
      <StatusDot tone={tone} />
      {/* A service may know states that we do not, of any length. */}
      <span className="max-w-60 truncate">{children}</span>
    </span>
  )
}

/** The mark alone, where the word is said elsewhere. */
export function StatusDot({ tone }: { tone: Tone }) {
  return <span aria-hidden className={classNames('size-2 shrink-0 rounded-full', inks[tone], dots[tone])} />
}
