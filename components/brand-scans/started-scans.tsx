'use client'
import { useQueries } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { useStartedJobs } from '#components/jobs/use-started-jobs.ts'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState, ListSkeleton } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { brandScanQuery } from '#lib/queries/brand-scans.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { scansHref } from './scan-filter.ts'
import { ScansTable } from './scans-table.tsx'

// Each row is read by its id, and a service may allow as few as 60 calls a minute.
const rowsShown = 15

const subscribeToNothing = () => () => undefined

/** Where the service has no list: the scans that were started in this browser, each read by its id. */
export function StartedScans({ offset }: { offset: number }) {
  const router = useRouter()
  // The server does not know what this browser keeps, which is not the same as nothing.
  const known = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const started = useStartedJobs().jobs.filter(({ kind }) => kind === 'brand-scan')
  const shown = started.slice(offset, offset + rowsShown)
  const answers = useQueries({ queries: shown.map(({ id }) => brandScanQuery(id)) })
  const scans = shown.map((job, at) => {
    const answer = answers[at]
    const unread = answer?.isError ? `cannot be read: ${problemOf(answer.error).message}` : 'loading'
    return {
      brand_name: job.title,
      created_at: job.startedAt,
      ...(answer?.data ?? { status: unread }),
      id: job.id,
    }
  })
  const activeId = useListKeyboard({
    ids: shown.map(({ id }) => id),
    onOpen: (id) => router.push(`/brand-scans/${id}`),
  })
  return (
    <section aria-label="History">
      <div className="pb-3">
        <Notice>
          A list of all scans is not offered by this service. These were started in this browser.
        </Notice>
      </div>
      {!known ? (
        <ListSkeleton rows={6} columns={4} />
      ) : scans.length === 0 ? (
        <EmptyState title="Nothing was started in this browser yet.">
          What you start here is kept in this browser and shown again.
        </EmptyState>
      ) : (
        <ScansTable scans={scans} activeId={activeId} />
      )}
      <Pagination
        total={started.length}
        limit={rowsShown}
        offset={offset}
        hrefAt={(at) => scansHref({ offset: at })}
      />
    </section>
  )
}
