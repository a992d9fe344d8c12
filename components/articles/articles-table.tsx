import { articleId, articleName } from '#components/jobs/article-status.ts'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { type Sorting, sortHeader } from '#components/ui/sort-header.tsx'
import type { Article } from '#contract/articles.ts'

export type ArticlesTableProps = {
  articles: readonly Article[]
  columns: readonly Column<Article>[]
  activeId: string | undefined
  /** Left out where the order is not the service's. */
  sorting?: Sorting<'title' | 'words' | 'when' | 'created'>
  selection?: { ids: ReadonlySet<string>; toggle: (id: string) => void; toggleAll: () => void }
}

export function ArticlesTable({ articles, columns, activeId, sorting, selection }: ArticlesTableProps) {
  return (
    <DataTable
      label="Articles"
      className="table-fixed"
      columns={columns}
      rows={articles.filter((article) => articleId(article) !== undefined)}
      idOf={(article) => articleId(article) ?? ''}
      activeId={activeId}
      sortHeaders={
        sorting && {
          name: sortHeader('title', 'Title', sorting),
          words: sortHeader('words', 'Words', sorting, 'descending'),
          when: sortHeader('when', 'Date', sorting, 'descending'),
          created: sortHeader('created', 'Created', sorting, 'descending'),
        }
      }
      selection={
        selection && {
          ids: selection.ids,
          toggle: selection.toggle,
          all: { label: 'Select every article on this page', toggle: selection.toggleAll },
          labelOf: (article) => `Select ${articleName(article)}`,
          width: 'w-8 max-sm:w-10',
        }
      }
    />
  )
}
