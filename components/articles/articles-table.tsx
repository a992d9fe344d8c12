import { ArrowDown, ArrowUp } from 'lucide-react'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Table, TableHead, TableHeader } from '#components/ui/table.tsx'
import type { Article, ArticleSort } from '#contract/articles.ts'
import type { ArticleColumn } from './article-columns.ts'
import { ArticleRow } from './article-row.tsx'
import { articleId } from './article-status.ts'

export type ArticlesTableProps = {
  articles: readonly Article[]
  columns: readonly ArticleColumn[]
  activeId: string | undefined
  /** Left out where the order is not the service's. */
  sorting?: { sort: ArticleSort | undefined; hrefOf: (sort: ArticleSort) => string }
  selection?: { ids: ReadonlySet<string>; toggle: (id: string) => void; toggleAll: () => void }
}

export function ArticlesTable({ articles, columns, activeId, sorting, selection }: ArticlesTableProps) {
  const all =
    selection !== undefined && articles.every((article) => selection.ids.has(articleId(article) ?? ''))
  const some = selection !== undefined && selection.ids.size > 0
  return (
    <Table label="Articles" className="table-fixed">
      <TableHead>
        <tr>
          {selection && (
            <TableHeader className="w-8 max-sm:w-10">
              <Checkbox
                className="block"
                aria-label="Select every article on this page"
                checked={all}
                indeterminate={some && !all}
                onChange={selection.toggleAll}
              />
            </TableHeader>
          )}
          <SortableHeader column="title" sorting={sorting}>
            Title
          </SortableHeader>
          <TableHeader className="w-40 max-sm:hidden">Status</TableHeader>
          {columns.includes('words') && (
            <SortableHeader column="words" sorting={sorting} numeric className="w-20 max-sm:hidden">
              Words
            </SortableHeader>
          )}
          {columns.includes('sources') && <TableHeader className="w-28 max-lg:hidden">Sources</TableHeader>}
          {columns.includes('language') && <TableHeader className="w-20 max-lg:hidden">Language</TableHeader>}
          {columns.includes('cost') && (
            <TableHeader numeric className="w-20 max-lg:hidden">
              Cost
            </TableHeader>
          )}
          {columns.includes('when') && (
            <SortableHeader column="when" sorting={sorting} numeric className="w-32 max-sm:hidden">
              Created
            </SortableHeader>
          )}
        </tr>
      </TableHead>
      <tbody>
        {articles.map((article) => {
          const id = articleId(article)
          if (!id) return null
          return (
            <ArticleRow
              key={id}
              id={id}
              article={article}
              columns={columns}
              active={id === activeId}
              selected={selection?.ids.has(id)}
              onToggle={selection?.toggle}
            />
          )
        })}
      </tbody>
    </Table>
  )
}

type SortableHeaderProps = {
  column: 'title' | 'words' | 'when'
  sorting: ArticlesTableProps['sorting']
  numeric?: boolean
  className?: string
  children: string
}

function SortableHeader({ column, sorting, numeric, className, children }: SortableHeaderProps) {
  if (!sorting) {
    return (
      <TableHeader numeric={numeric} className={className}>
        {children}
      </TableHeader>
    )
  }
  const { sort, hrefOf } = sorting
  const order = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none'
  const Arrow = order === 'ascending' ? ArrowUp : ArrowDown
  return (
    <TableHeader numeric={numeric} className={className} aria-sort={order}>
      <IntentLink
        scroll={false}
        href={hrefOf(order === 'ascending' ? `-${column}` : column)}
        className="inline-flex items-center gap-1 hover:text-ink"
      >
        {children}
        {order !== 'none' && <Arrow aria-hidden className="size-3" />}
      </IntentLink>
    </TableHeader>
  )
}
