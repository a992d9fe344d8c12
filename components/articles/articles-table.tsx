import { ArrowDown, ArrowUp } from 'lucide-react'
import { type Column, DataTable, type SortHeader } from '#components/ui/data-table.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import type { Article, ArticleSort } from '#contract/articles.ts'
import { articleId, articleName } from './article-status.ts'

export type ArticlesTableProps = {
  articles: readonly Article[]
  columns: readonly Column<Article>[]
  activeId: string | undefined
  /** Left out where the order is not the service's. */
  sorting?: { sort: ArticleSort | undefined; hrefOf: (sort: ArticleSort) => string }
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
          words: sortHeader('words', 'Words', sorting),
          when: sortHeader('when', 'Created', sorting),
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

function sortHeader(
  column: 'title' | 'words' | 'when',
  label: string,
  { sort, hrefOf }: NonNullable<ArticlesTableProps['sorting']>,
): SortHeader {
  const sorted = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none'
  const Arrow = sorted === 'ascending' ? ArrowUp : ArrowDown
  return {
    sorted,
    header: (
      <IntentLink
        scroll={false}
        href={hrefOf(sorted === 'ascending' ? `-${column}` : column)}
        className="inline-flex items-center gap-1 hover:text-ink"
      >
        {label}
        {sorted !== 'none' && <Arrow aria-hidden className="size-3" />}
      </IntentLink>
    ),
  }
}
