import { useMemo } from 'react'
import { useChosenColumns } from '#components/ui/use-chosen-columns.ts'
import { articleColumns, usualArticleColumns, type ViewsOf } from './article-columns.tsx'

/** The columns of articles that this browser shows. */
export function useArticleColumns(viewsOf?: ViewsOf, hasTags = false) {
  const columns = useMemo(() => articleColumns(viewsOf, hasTags), [viewsOf, hasTags])
  return useChosenColumns('article', columns, usualArticleColumns)
}
