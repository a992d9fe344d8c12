'use client'
import { useState } from 'react'

export type Selection<Row> = {
  /** All that is selected, on whatever page; rows of this page as they are now, others as they were. */
  rows: readonly Row[]
  /** Ids of those on this page. */
  here: ReadonlySet<string>
  /** How many of them are not shown: on other pages, or outside of what is searched for. */
  elsewhere: number
  toggle: (id: string) => void
  /** All of this page, or none of it. */
  toggleAll: () => void
  /** Leaves only these selected, of any page. */
  keep: (ids: readonly string[]) => void
}

/** A selection that goes on over pages, tabs and searches. @param page the rows that are shown */
export function useSelection<Row>(
  page: readonly Row[],
  idOf: (row: Row) => string | undefined,
): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  const shown = new Map(page.flatMap((row) => pairOf(row, idOf)))
  const here = new Set([...shown.keys()].filter((id) => selected.has(id)))
  const select = (ids: readonly string[], on: boolean) =>
    setSelected((before) => {
      const next = new Map(before)
      for (const id of ids) {
        const row = shown.get(id)
        if (on && row !== undefined) next.set(id, row)
        else next.delete(id)
      }
      return next
    })
  return {
    rows: [...selected].map(([id, row]) => shown.get(id) ?? row),
    here,
    elsewhere: selected.size - here.size,
    toggle: (id) => select([id], !selected.has(id)),
    toggleAll: () => select([...shown.keys()], here.size < shown.size),
    keep: (ids) => setSelected((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
  }
}

function pairOf<Row>(row: Row, idOf: (row: Row) => string | undefined): [string, Row][] {
  const id = idOf(row)
  return id === undefined ? [] : [[id, row]]
}
