import { useChosenColumns } from '#components/ui/use-chosen-columns.ts'
import { articleColumns, usualArticleColumns } from './article-columns.tsx'

/** The columns of articles that this browser shows. */
export function useArticleColumns() {
  return useChosenColumns('article', articleColumns, usualArticleColumns)
}
