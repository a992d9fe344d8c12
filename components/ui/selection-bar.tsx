'use client'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export type SelectionBarProps = { count: number; noun: string; onClear: () => void; children: ReactNode }

/** Appears at the bottom while rows are selected, with what can be done to all of them. */
export function SelectionBar({ count, noun, onClear, children }: SelectionBarProps) {
  if (count === 0) return null
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-3 z-20 mx-auto mt-3 flex w-fit max-w-full animate-appear flex-wrap items-center gap-2 rounded-lg border border-rule bg-sheet p-1.5 shadow-lift max-sm:gap-1"
    >
      <Button variant="quiet" size="sm" square aria-label="Clear selection" onClick={onClear}>
        <X aria-hidden />
      </Button>
      <span role="status" className="mr-1 text-ink text-sm">
        {count} <span className="max-sm:sr-only">{noun}</span> selected
      </span>
      {children}
    </section>
  )
}
