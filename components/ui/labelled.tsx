import type { ReactNode } from 'react'
import { fieldWidth } from './form-page.tsx'

/** A group of choices below its name, which its legend says to a screen reader, as a field is below its label. */
export function Labelled({
  label,
  hint,
  children,
}: {
  label: string
  hint?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] content-start gap-1 ${fieldWidth}`}>
      <span aria-hidden className="font-medium text-ink text-sm">
        {label}
      </span>
      {children}
      {hint && <p className="text-ink-faint text-xs">{hint}</p>}
    </div>
  )
}
