'use client'
import { useQueries } from '@tanstack/react-query'
import Link from 'next/link'
import { useStartedJobs } from '#components/jobs/use-started-jobs.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill, type Tone } from '#components/ui/status-pill.tsx'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { jobQuery, jobState } from '#lib/queries/jobs.ts'

// Each is read by its id, and a service may allow as few as 60 calls a minute.
const mostShown = 6

const tones: Readonly<Record<ReturnType<typeof jobState>, Tone>> = {
  running: 'busy',
  succeeded: 'good',
  failed: 'bad',
}

/** Where the service tells no more: what was started in this browser, each read by its id. */
export function StartedHere() {
  const jobs = useStartedJobs().jobs.slice(0, mostShown)
  const answers = useQueries({ queries: jobs.map(({ kind, id }) => jobQuery(kind, id)) })
  return (
    <Panel title="Started in this browser" flush>
      {jobs.length === 0 ? (
        <EmptyState
          dense
          title="Nothing was started here yet."
          action={
            <LinkButton size="sm" variant="primary" href="/articles/new">
              Write an article
            </LinkButton>
          }
        >
          This browser remembers what it starts and shows how it goes.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-rule">
          {jobs.map((job, at) => {
            const { data, error } = answers[at] ?? {}
            const tone = data ? tones[jobState(data.status)] : 'neutral'
            const state = data?.status ?? (error ? problemOf(error).message : 'Loading')
            return (
              <li key={`${job.kind}/${job.id}`} className="flex flex-wrap items-start gap-x-4 px-4 py-3">
                <Link
                  href={job.href}
                  className="line-clamp-2 min-w-40 flex-1 wrap-anywhere font-serif text-ink text-lg leading-snug hover:underline"
                >
                  {data?.title ?? job.title}
                </Link>
                <span className="grid justify-items-end gap-0.5">
                  <StatusPill tone={tone}>{state}</StatusPill>
                  <RelativeTime at={job.startedAt} className="text-ink-faint text-xs" />
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
