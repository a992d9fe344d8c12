import { useMemo } from 'react'
import { useChosenColumns } from '#components/ui/use-chosen-columns.ts'
import { articleColumns, usualArticleColumns, type ViewsOf } from './article-columns.tsx'

/** The columns of articles that this browser shows. */
export function useArticleColumns(viewsOf?: ViewsOf) {
  const columns = useMemo(() => articleColumns(viewsOf), [viewsOf])
  return useChosenColumns('article', columns, usualArticleColumns)
}
