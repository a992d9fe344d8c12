'use client'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Button } from './button.tsx'

export type SelectionBarProps = {
  count: number
  noun: string
  /** What keeps some of them from what the buttons do. */
  note?: string | undefined
  /** The list is empty: what cannot be seen is not changed, and the bar has no list to stand under. */
  isListEmpty?: boolean
  onClear: () => void
  children: ReactNode
}

/** Appears at the bottom while rows are selected, with what can be done to all of them. */
export function SelectionBar({
  count,
  noun,
  note,
  isListEmpty = false,
  onClear,
  children,
}: SelectionBarProps) {
  if (count === 0) return null
  return (
    // A ground of its own, as wide as the list: rows end above it and don't show beside it.
    <div
      className={classNames(
        'pointer-events-none z-20',
        isListEmpty
          ? 'fixed inset-x-4 bottom-3 lg:left-58'
          : 'sticky bottom-0 mt-1 bg-linear-to-t from-paper from-75% pt-5 pb-3',
      )}
    >
      <section
        aria-label="Selection"
        className="pointer-events-auto mx-auto flex w-fit max-w-full animate-appear flex-wrap items-center gap-2 rounded-lg border border-rule bg-sheet p-1.5 shadow-lift max-sm:gap-1"
      >
        {!isListEmpty && (
          <Button variant="quiet" size="sm" square aria-label="Clear selection" onClick={onClear}>
            <X aria-hidden />
          </Button>
        )}
        <span role="status" className={classNames('mr-1 text-ink text-sm', isListEmpty && 'ml-2')}>
          {count} <span className={classNames(!isListEmpty && 'max-sm:sr-only')}>{noun}</span> selected
        </span>
        {isListEmpty ? (
          <Button size="sm" onClick={onClear}>
            Clear selection
          </Button>
        ) : (
          <>
            {children}
            {note && <p className="px-2 text-ink-soft text-xs max-sm:basis-full max-sm:pb-1">{note}</p>}
          </>
        )}
      </section>
    </div>
  )
}
