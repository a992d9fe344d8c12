'use client'
import { useQueries } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { useStartedJobs } from '#components/jobs/use-started-jobs.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState, ListSkeleton } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { articleQuery } from '#lib/queries/articles.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { useArticleColumns } from './article-columns.ts'
import { ArticlesTable } from './articles-table.tsx'

// Each row is read by its id, and a service may allow as few as 60 calls a minute.
const rowsShown = 15

const subscribeToNothing = () => () => undefined

/** Where the service has no list: the articles that were started in this browser, each read by its id. */
export function StartedArticles({ offset }: { offset: number }) {
  const router = useRouter()
  // The server does not know what this browser keeps, which is not the same as nothing.
  const known = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const { columns } = useArticleColumns()
  const started = useStartedJobs().jobs.filter(({ kind }) => kind === 'article')
  const shown = started.slice(offset, offset + rowsShown)
  const answers = useQueries({ queries: shown.map(({ id }) => articleQuery(id)) })
  const articles = shown.map((job, at) => {
    const answer = answers[at]
    const unread = answer?.isError ? `cannot be read: ${problemOf(answer.error).message}` : 'loading'
    return {
      title: job.title,
      created_at: job.startedAt,
      ...(answer?.data ?? { status: unread }),
      id: job.id,
    }
  })
  const activeId = useListKeyboard({
    ids: shown.map(({ id }) => id),
    onOpen: (id) => router.push(`/articles/${id}`),
  })
  return (
    <>
      <div className="pb-3">
        <Notice>
          A list of all articles is not offered by this service. These were started in this browser.
        </Notice>
      </div>
      {!known ? (
        <ListSkeleton rows={8} columns={5} />
      ) : articles.length === 0 ? (
        <EmptyState
          title="Nothing was started in this browser yet."
          action={
            <LinkButton variant="primary" href="/articles/new">
              Write an article
            </LinkButton>
          }
        >
          What you start here is kept in this browser and shown again.
        </EmptyState>
      ) : (
        <ArticlesTable articles={articles} columns={columns} activeId={activeId} />
      )}
      <Pagination
        total={started.length}
        limit={rowsShown}
        offset={offset}
        hrefAt={(at) => (at > 0 ? `/articles?offset=${at}` : '/articles')}
      />
    </>
  )
}
