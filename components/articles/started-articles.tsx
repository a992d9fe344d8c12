'use client'
import { StartedList } from '#components/jobs/started-list.tsx'
import { useStartedRecords } from '#components/jobs/use-started-records.ts'
import { Pagination } from '#components/ui/pagination.tsx'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { ArticlesTable } from './articles-table.tsx'
import { useArticleColumns } from './use-article-columns.ts'

/** Where the service has no list: the articles that were started in this browser. */
export function StartedArticles({ offset }: { offset: number }) {
  const columns = useArticleColumns()
  const { records, activeId, total, limit } = useStartedRecords(
    'article',
    (id) => operationQuery('getArticle', { params: { id } }),
    {
      page: '/articles',
      offset,
    },
  )
  const articles = records.map(({ job, told }) => ({
    title: job.title,
    created_at: job.startedAt,
    ...told,
    id: job.id,
  }))
  return (
    <>
      <StartedList
        notice="This server can't list articles. Showing the ones started in this browser."
        isEmpty={articles.length === 0}
        empty={{ title: 'Nothing started in this browser yet' }}
        skeleton={{ rows: 8, columns: 5 }}
      >
        <ArticlesTable articles={articles} columns={columns.shown} activeId={activeId} />
      </StartedList>
      <Pagination
        total={total}
        limit={limit}
        offset={offset}
        hrefAt={(at) => (at > 0 ? `/articles?offset=${at}` : '/articles')}
      />
    </>
  )
}
