import type { ReactNode } from 'react'

/** One key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-4.5 min-w-4.5 shrink-0 items-center justify-center rounded-sm border border-rule bg-paper px-1 font-sans text-2xs text-ink-faint">
      {children}
    </kbd>
  )
}
