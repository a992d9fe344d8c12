'use client'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export type SelectionBarProps = { count: number; noun: string; onClear: () => void; children: ReactNode }

/** Appears at the bottom while rows are selected, with what can be done to all of them. */
export function SelectionBar({ count, noun, onClear, children }: SelectionBarProps) {
  if (count === 0) return null
  return (
    // A ground of its own, as wide as the list: rows end above it and don't show beside it.
    <div className="pointer-events-none sticky bottom-0 z-20 mt-1 bg-linear-to-t from-paper from-75% pt-5 pb-3">
      <section
        aria-label="Selection"
        className="pointer-events-auto mx-auto flex w-fit max-w-full animate-appear flex-wrap items-center gap-2 rounded-lg border border-rule bg-sheet p-1.5 shadow-lift max-sm:gap-1"
      >
        <Button variant="quiet" size="sm" square aria-label="Clear selection" onClick={onClear}>
          <X aria-hidden />
        </Button>
        <span role="status" className="mr-1 text-ink text-sm">
          {count} <span className="max-sm:sr-only">{noun}</span> selected
        </span>
        {children}
      </section>
    </div>
  )
}
