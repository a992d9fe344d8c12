import { browserStore, useBrowserStore } from '#components/ui/browser-store.ts'
import { chosenColumns } from './article-columns.tsx'

const name = 'masthead.article-columns'
const usual: readonly string[] = ['words', 'sources', 'cost', 'when']
const store = browserStore(parse)

function parse(text: string | null): readonly string[] {
  if (text === null) return usual
  try {
    const kept: unknown = JSON.parse(text)
    if (!Array.isArray(kept)) return usual
    return chosenColumns.map(({ id }) => id).filter((id) => kept.includes(id))
  } catch {
    return usual
  }
}

/** The columns chosen in this browser, and their setter. */
export function useArticleColumns() {
  const columns = useBrowserStore(store, name) ?? usual
  const show = (column: string, shown: boolean) => {
    const rest = columns.filter((other) => other !== column)
    store.write(name, shown ? [...rest, column] : rest)
  }
  return { columns, show }
}
