'use client'
import { useQueries } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { useStartedJobs } from '#components/jobs/use-started-jobs.ts'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { EmptyState, ListSkeleton } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { leadMagnetQuery } from '#lib/queries/lead-magnets.ts'
import { LeadMagnetsTable } from './lead-magnets-table.tsx'

// Each row is read by its id, and a service may allow as few as 60 calls a minute.
const rowsShown = 15

const subscribeToNothing = () => () => undefined

/** Where the service has no list: the lead magnets that were started in this browser, each read by its id. */
export function StartedLeadMagnets() {
  const router = useRouter()
  // The server does not know what this browser keeps, which is not the same as nothing.
  const known = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const shown = useStartedJobs()
    .jobs.filter(({ kind }) => kind === 'lead-magnet')
    .slice(0, rowsShown)
  const answers = useQueries({ queries: shown.map(({ id }) => leadMagnetQuery(id)) })
  const made = shown.map((job, at) => {
    const answer = answers[at]
    const unread = answer?.isError ? `cannot be read: ${problemOf(answer.error).message}` : 'loading'
    const told = { type: '', topic: job.title, created_at: job.startedAt }
    return { ...told, ...(answer?.data ?? { status: unread }), id: job.id }
  })
  const activeId = useListKeyboard({
    ids: shown.map(({ id }) => id),
    onOpen: (id) => router.push(`/lead-magnets/${id}`),
  })
  return (
    <section aria-label="Made before" className="grid gap-3">
      <Notice>
        A list of all lead magnets is not offered by this service. These were started in this browser.
      </Notice>
      {!known ? (
        <ListSkeleton rows={4} columns={4} />
      ) : made.length === 0 ? (
        <EmptyState title="Nothing was made in this browser yet.">
          What you start here is kept in this browser and shown again.
        </EmptyState>
      ) : (
        <LeadMagnetsTable made={made} activeId={activeId} />
      )}
    </section>
  )
}
