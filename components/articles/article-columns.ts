import { browserStore, useBrowserStore } from '#components/ui/browser-store.ts'

/** Columns beside the title and the state, which are always there. */
export const articleColumns = [
  { id: 'words', label: 'Words' },
  { id: 'sources', label: 'Sources' },
  { id: 'language', label: 'Language' },
  { id: 'cost', label: 'Cost' },
  { id: 'when', label: 'Created' },
] as const
export type ArticleColumn = (typeof articleColumns)[number]['id']

const name = 'masthead.article-columns'
const usual: readonly ArticleColumn[] = ['words', 'sources', 'cost', 'when']
const store = browserStore(parse)

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
  const columns = useBrowserStore(store, name) ?? usual
  const show = (column: ArticleColumn, shown: boolean) => {
    const rest = columns.filter((other) => other !== column)
    store.write(name, shown ? [...rest, column] : rest)
  }
  return { columns, show }
}
