'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState, ListSkeleton, LoadError, NoMatch } from '#components/ui/list-states.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { type ArticleListFilter, articleListQuery } from '#lib/queries/articles.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { useArticleColumns } from './article-columns.ts'
import { articlesHref, articleTabs, rowsPerPage } from './article-filters.ts'
import { articleId } from './article-status.ts'
import { ArticlesBulkBar, type BulkActions } from './articles-bulk-bar.tsx'
import { ArticlesTable } from './articles-table.tsx'
import { ArticlesToolbar } from './articles-toolbar.tsx'

export type ArticlesListProps = {
  filter: ArticleListFilter
  actions: BulkActions
}

/** The list of articles: tabs, search, rows that move while they are written, and what can be done to many. */
export function ArticlesList({ filter, actions }: ArticlesListProps) {
  const router = useRouter()
  const { data, error, isError, isFetching, refetch } = useQuery(articleListQuery(filter))
  const { columns, show } = useArticleColumns()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())

  const { sort, limit = rowsPerPage, offset = 0 } = filter
  const rows = data?.articles ?? []
  const ids = rows.flatMap((article) => articleId(article) ?? [])
  const selectedHere = new Set(ids.filter((id) => selected.has(id)))
  const toggle = (id: string) => {
    const next = new Set(selectedHere)
    if (!next.delete(id)) next.add(id)
    setSelected(next)
  }
  const toggleAll = () => setSelected(new Set(selectedHere.size === ids.length ? [] : ids))
  const activeId = useListKeyboard({ ids, onOpen: (id) => router.push(`/articles/${id}`), onToggle: toggle })

  const filtered = Boolean(filter.status || filter.q)
  const nothing = data?.total === 0 && !filtered && offset === 0
  const tabs = articleTabs.map((tab) => ({
    label: tab.label,
    href: articlesHref({ q: filter.q, status: tab.status, sort }),
    current: filter.status === tab.status,
    count: data?.counts?.[tab.count],
  }))

  return (
    <>
      {!nothing && (
        <>
          <LinkTabs label="Articles by state" tabs={tabs} />
          <ArticlesToolbar
            filter={filter}
            columns={columns}
            onShowColumn={show}
            exportable={(data?.total ?? 0) > 0}
          />
        </>
      )}
      {data ? (
        rows.length > 0 ? (
          <ArticlesTable
            articles={rows}
            columns={columns}
            activeId={activeId}
            sorting={{ sort, hrefOf: (next) => articlesHref({ ...filter, sort: next, offset: 0 }) }}
            selection={{ ids: selectedHere, toggle, toggleAll }}
          />
        ) : filtered || offset > 0 ? (
          <NoMatch what="articles" clearHref="/articles" />
        ) : (
          <EmptyState
            title="Your first article starts here."
            action={
              <LinkButton variant="primary" href="/articles/new">
                Write an article
              </LinkButton>
            }
          >
            Give a topic or the addresses of pages to read. The desk writes from what they say and shows the
            source of every statement.
          </EmptyState>
        )
      ) : isError ? (
        <LoadError
          what="Articles"
          message={problemOf(error).message}
          requestId={problemOf(error).requestId}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      ) : (
        <ListSkeleton rows={8} columns={5} />
      )}
      {data && (
        <Pagination
          total={data.total}
          limit={limit}
          offset={offset}
          hrefAt={(at) => articlesHref({ ...filter, offset: at })}
        />
      )}
      <ArticlesBulkBar
        selected={rows.filter((article) => selectedHere.has(articleId(article) ?? ''))}
        onClear={() => setSelected(new Set())}
        actions={actions}
      />
    </>
  )
}
