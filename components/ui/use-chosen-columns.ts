'use client'
import { browserStore, useBrowserStore } from './browser-store.ts'
import type { Column } from './data-table.tsx'

const store = browserStore(parse)

/** Ids of columns, or undefined where nothing is kept that can be read. */
function parse(text: string | null): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : undefined
  } catch {
    return undefined
  }
}

export type ChosenColumns<Row> = {
  /** The columns of the table, in their order. */
  shown: readonly Column<Row>[]
  /** Those that can be left out, and whether they are. */
  choices: readonly { column: Column<Row>; isShown: boolean }[]
  show: (id: string, shown: boolean) => void
}

/**
 * Which columns of a list this browser shows.
 * @param list names it, for example `article`
 * @param usual ids of those that are shown before anything is chosen; all when left out
 */
export function useChosenColumns<Row>(
  list: string,
  columns: readonly Column<Row>[],
  usual?: readonly string[],
): ChosenColumns<Row> {
  const name = `masthead.${list}-columns`
  const optional = columns.filter(({ isFixed, isSilent }) => !isFixed && !isSilent)
  const chosen = useBrowserStore(store, name) ?? usual ?? optional.map(({ id }) => id)
  const choices = optional.map((column) => ({ column, isShown: chosen.includes(column.id) }))
  return {
    shown: columns.filter((column) => !optional.includes(column) || chosen.includes(column.id)),
    choices,
    show: (id, shown) => {
      const rest = chosen.filter((other) => other !== id)
      store.write(name, shown ? [...rest, id] : rest)
    },
  }
}
