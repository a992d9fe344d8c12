'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { articleId } from '#components/jobs/article-status.ts'
import { emptyTab } from '#components/jobs/empty-tab.ts'
import { RecordList } from '#components/jobs/record-list.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { useSelection } from '#components/ui/use-selection.ts'
import { useZone } from '#components/ui/zone.tsx'
import type { Article, ListArticlesQuery } from '#contract/articles.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { articlesHref, articleTabs, isNarrowed, usualSort } from './article-filters.ts'
import { type ArticleViews, viewsOfArticle } from './article-views.ts'
import { ArticlesBulkBar, type BulkActions } from './articles-bulk-bar.tsx'
import { ArticlesTable } from './articles-table.tsx'
import { ArticlesToolbar } from './articles-toolbar.tsx'
import { useLaterDeletions } from './later-deletions.ts'
import { useArticleColumns } from './use-article-columns.ts'

export type ArticlesListProps = {
  filter: Partial<ListArticlesQuery>
  actions: BulkActions
  /** Undefined where the server counts none. */
  views: ArticleViews | undefined
}

/** How many articles there are in all, which a search hides. */
function useArticlesTotal(enabled: boolean): number | undefined {
  const { data } = useQuery({ ...operationQuery('listArticles', { query: { limit: 1 } }), enabled })
  return enabled ? data?.counts?.all : undefined
}

/** The list of articles: tabs, search, rows that move while they are written, and what can be done to many. */
export function ArticlesList({ filter, actions, views }: ArticlesListProps) {
  const router = useRouter()
  const list = useQuery(operationQuery('listArticles', { query: filter }))
  const { data } = list
  const timeZone = useZone()
  const viewsOf = useMemo(
    () => views && ((article: Article) => viewsOfArticle(views, article, timeZone)),
    [views, timeZone],
  )
  const hasTags = filter.tag !== undefined || (data?.articles ?? []).some(({ tags }) => tags !== undefined)
  const columns = useArticleColumns(viewsOf, hasTags)
  const { sort, limit = rowsPerPage, offset = 0 } = filter
  const leaving = useLaterDeletions()
  const rows = data?.articles.filter((article) => !leaving.has(articleId(article) ?? '')) ?? []
  const ids = rows.flatMap((article) => articleId(article) ?? [])
  const selection = useSelection(rows, articleId)
  const activeId = useListKeyboard({
    ids,
    onOpen: (id) => router.push(`/articles/${id}`),
    onToggle: selection.toggle,
  })

  const narrowed = isNarrowed(filter)
  const tabs = articleTabs
    .map((tab) => ({
      label: tab.label,
      href: articlesHref({ q: filter.q, tag: filter.tag, status: tab.status, sort }),
      current: filter.status === tab.status,
      count: data?.counts?.[tab.count],
    }))
    // A state of seconds is no place to go to while nothing is in it.
    .filter(({ label, current, count }) => label !== 'Publishing' || current || count !== 0)

  const all = useArticlesTotal(filter.q !== undefined || filter.tag !== undefined)

  return (
    <>
      {(narrowed || data?.total !== 0) && (
        <>
          <LinkTabs label="Articles by status" tabs={tabs} />
          <ArticlesToolbar
            filter={filter}
            columns={columns}
            exportable={(data?.total ?? 0) > 0}
            found={all === undefined ? undefined : { matching: data?.counts?.all, all }}
          />
        </>
      )}
      <RecordList
        what="Articles"
        query={list}
        // Those that may still be undone leave no sentence about an empty list behind.
        count={data?.articles.length ?? 0}
        isNarrowed={narrowed}
        emptyTab={filter.q || filter.tag || offset > 0 ? undefined : emptyTab('article', filter.status)}
        searched={filter.q}
        isOnlySearch={filter.status === undefined && filter.tag === undefined && offset === 0}
        empty={
          <EmptyState
            title="No articles yet"
            action={
              <LinkButton variant="primary" href="/articles/new">
                New article
              </LinkButton>
            }
          >
            Enter a topic or URLs. Every statement shows its source.
          </EmptyState>
        }
        skeleton={{ rows: 8, columns: 4 }}
        limit={limit}
        offset={offset}
        hrefAt={(at) => articlesHref({ ...filter, offset: at })}
        clearHref="/articles"
      >
        <ArticlesTable
          articles={rows}
          columns={columns.shown}
          activeId={activeId}
          sorting={{
            sort: sort ?? usualSort,
            hrefOf: (next) => articlesHref({ ...filter, sort: next, offset: 0 }),
          }}
          selection={{ ids: selection.here, toggle: selection.toggle, toggleAll: selection.toggleAll }}
        />
      </RecordList>
      <ArticlesBulkBar
        selected={selection.rows}
        elsewhere={selection.elsewhere}
        isListEmpty={data?.articles.length === 0}
        onKeep={selection.keep}
        actions={actions}
      />
    </>
  )
}
