'use client'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { formatCount } from '#lib/format-number.ts'

export type FoldedListProps<T> = {
  items: readonly T[]
  /** Number of items shown before the list is expanded. */
  atFirst: number
  /** One of something, and more of it, for example `passage`, `passages`. */
  one: string
  many: string
  className: string
  /** Whether the list has to be open for this item, because it was picked elsewhere. */
  isWanted: (item: T) => boolean
  children: (item: T) => ReactNode
}

/** A list of which the first few are shown; the last one alone is never hidden. */
export function FoldedList<T>(props: FoldedListProps<T>) {
  const { items, atFirst, one, many, className, isWanted, children } = props
  const [opened, setOpened] = useState(false)
  const hidden = items.slice(atFirst)
  const folds = hidden.length > 1 && !hidden.some(isWanted)
  const open = opened || !folds
  return (
    <>
      <ul className={className}>{(open ? items : items.slice(0, atFirst)).map(children)}</ul>
      {folds && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-2 justify-self-start"
          aria-expanded={open}
          onClick={() => setOpened(!opened)}
        >
          {open ? 'Show fewer' : `Show ${formatCount(hidden.length, `more ${one}`, `more ${many}`)}`}
        </Button>
      )}
    </>
  )
}
