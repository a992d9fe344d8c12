import { useSyncExternalStore } from 'react'

/** Columns beside the title and the state, which are always there. */
export const articleColumns = [
  { id: 'words', label: 'Words' },
  { id: 'sources', label: 'Sources' },
  { id: 'language', label: 'Language' },
  { id: 'cost', label: 'Cost' },
  { id: 'when', label: 'When' },
] as const
export type ArticleColumn = (typeof articleColumns)[number]['id']

const storageKey = 'masthead.article-columns'
const usual: readonly ArticleColumn[] = ['words', 'sources', 'cost', 'when']
const listeners = new Set<() => void>()
let cached: { text: string | null; columns: readonly ArticleColumn[] } = { text: null, columns: usual }

function read(): readonly ArticleColumn[] {
  const text = localStorage.getItem(storageKey)
  if (text !== cached.text) cached = { text, columns: parse(text) }
  return cached.columns
}

function parse(text: string | null): readonly ArticleColumn[] {
  if (text === null) return usual
  try {
    const kept: unknown = JSON.parse(text)
    if (!Array.isArray(kept)) return usual
    return articleColumns.map(({ id }) => id).filter((id) => kept.includes(id))
  } catch {
    return usual
  }
}

/** The columns that somebody chose on this machine, and how to choose. */
export function useArticleColumns() {
  const columns = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read,
    () => usual,
  )
  const show = (column: ArticleColumn, shown: boolean) => {
    const rest = columns.filter((other) => other !== column)
    localStorage.setItem(storageKey, JSON.stringify(shown ? [...rest, column] : rest))
    for (const listener of listeners) listener()
  }
  return { columns, show }
}
