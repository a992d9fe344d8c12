'use client'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { RecordList } from '#components/jobs/record-list.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LinkTabs } from '#components/ui/link-tabs.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import type { Article, ListArticlesQuery } from '#contract/articles.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { articlesHref, articleTabs, rowsPerPage } from './article-filters.ts'
import { articleId } from './article-status.ts'
import { ArticlesBulkBar, type BulkActions } from './articles-bulk-bar.tsx'
import { ArticlesTable } from './articles-table.tsx'
import { ArticlesToolbar } from './articles-toolbar.tsx'
import { useArticleColumns } from './use-article-columns.ts'

export type ArticlesListProps = {
  filter: Partial<ListArticlesQuery>
  actions: BulkActions
}

/** The list of articles: tabs, search, rows that move while they are written, and what can be done to many. */
export function ArticlesList({ filter, actions }: ArticlesListProps) {
  const router = useRouter()
  const list = useQuery(operationQuery('listArticles', { query: filter }))
  const { data } = list
  const columns = useArticleColumns()
  // By id, with the article as it was: a selection goes on over pages, tabs and searches.
  const [selected, setSelected] = useState<ReadonlyMap<string, Article>>(new Map())

  const { sort, limit = rowsPerPage, offset = 0 } = filter
  const rows = data?.articles ?? []
  const ids = rows.flatMap((article) => articleId(article) ?? [])
  const here = new Map(rows.map((article) => [articleId(article) ?? '', article]))
  const selectedHere = new Set(ids.filter((id) => selected.has(id)))
  const select = (chosen: readonly string[], on: boolean) => {
    const next = new Map(selected)
    for (const id of chosen) {
      const article = here.get(id)
      if (on && article) next.set(id, article)
      else next.delete(id)
    }
    setSelected(next)
  }
  const toggle = (id: string) => select([id], !selected.has(id))
  const toggleAll = () => select(ids, selectedHere.size < ids.length)
  const activeId = useListKeyboard({ ids, onOpen: (id) => router.push(`/articles/${id}`), onToggle: toggle })

  const isNarrowed = Boolean(filter.status || filter.q || offset > 0)
  const tabs = articleTabs.map((tab) => ({
    label: tab.label,
    href: articlesHref({ q: filter.q, status: tab.status, sort }),
    current: filter.status === tab.status,
    count: data?.counts?.[tab.count],
  }))

  return (
    <>
      {(isNarrowed || data?.total !== 0) && (
        <>
          <LinkTabs label="Articles by status" tabs={tabs} />
          <ArticlesToolbar filter={filter} columns={columns} exportable={(data?.total ?? 0) > 0} />
        </>
      )}
      <RecordList
        what="Articles"
        query={list}
        count={rows.length}
        isNarrowed={isNarrowed}
        empty={
          <EmptyState
            title="No articles yet"
            action={
              <LinkButton variant="primary" href="/articles/new">
                Write an article
              </LinkButton>
            }
          >
            Enter a topic or URLs. Every statement shows its source.
          </EmptyState>
        }
        skeleton={{ rows: 8, columns: 5 }}
        limit={limit}
        offset={offset}
        hrefAt={(at) => articlesHref({ ...filter, offset: at })}
        clearHref="/articles"
      >
        <ArticlesTable
          articles={rows}
          columns={columns.shown}
          activeId={activeId}
          sorting={{ sort, hrefOf: (next) => articlesHref({ ...filter, sort: next, offset: 0 }) }}
          selection={{ ids: selectedHere, toggle, toggleAll }}
        />
      </RecordList>
      <ArticlesBulkBar
        selected={[...selected].map(([id, article]) => here.get(id) ?? article)}
        elsewhere={selected.size - selectedHere.size}
        onKeep={(kept) => setSelected(new Map([...selected].filter(([id]) => kept.includes(id))))}
        actions={actions}
      />
    </>
  )
}
