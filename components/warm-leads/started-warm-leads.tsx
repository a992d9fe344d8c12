'use client'
import { useQueries } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { useStartedJobs } from '#components/jobs/use-started-jobs.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState, ListSkeleton } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { warmLeadQuery } from '#lib/queries/warm-leads.ts'
import { WarmLeadsTable } from './warm-leads-table.tsx'

// Each row is read by its id, and a service may allow as few as 60 calls a minute.
const rowsShown = 15

const subscribeToNothing = () => () => undefined

/** Where the service has no list: the reports that were started in this browser, each read by its id. */
export function StartedWarmLeads() {
  const router = useRouter()
  // The server does not know what this browser keeps, which is not the same as nothing.
  const known = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const shown = useStartedJobs()
    .jobs.filter(({ kind }) => kind === 'warm-lead')
    .slice(0, rowsShown)
  const answers = useQueries({ queries: shown.map(({ id }) => warmLeadQuery(id)) })
  const runs = shown.map((job, at) => {
    const answer = answers[at]
    const unread = answer?.isError ? `cannot be read: ${problemOf(answer.error).message}` : 'loading'
    const told = { domain: job.title.replace(/^Report: /, ''), created_at: job.startedAt }
    return { ...told, ...(answer?.data ?? { status: unread }), id: job.id }
  })
  const activeId = useListKeyboard({
    ids: shown.map(({ id }) => id),
    onOpen: (id) => router.push(`/warm-leads/${id}`),
  })
  return (
    <section aria-label="Reports so far" className="grid gap-3">
      <Notice>
        A list of all reports is not offered by this service. These were started in this browser.
      </Notice>
      {!known ? (
        <ListSkeleton rows={4} columns={5} />
      ) : runs.length === 0 ? (
        <EmptyState
          title="No report was started in this browser yet."
          action={<LinkButton href="/warm-leads/new">Report on a company</LinkButton>}
        >
          What you start here is kept in this browser and shown again.
        </EmptyState>
      ) : (
        <WarmLeadsTable runs={runs} activeId={activeId} />
      )}
    </section>
  )
}
