'use client'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { classNames } from '#lib/class-names.ts'
import { type JobState, jobState, wasCancelled } from '#lib/queries/job-state.ts'
import { jobQuery } from '#lib/queries/jobs.ts'
import type { StartedJob } from './started-jobs.ts'
import { useStartedJobs } from './use-started-jobs.ts'

const ends: Record<Exclude<JobState, 'running'>, string> = { succeeded: 'Ready', failed: 'Failed' }

/** One job in the tray. It leaves when its end was seen on its own page, or when it is dismissed. */
export function JobTrayItem({ job }: { job: StartedJob }) {
  const { data, isError } = useQuery(jobQuery(job.kind, job.id))
  const { markSeen } = useStartedJobs()
  const pathname = usePathname()
  const state = data ? jobState(data) : isError ? 'failed' : 'running'
  const ended = state !== 'running'
  const cancelled = data !== undefined && wasCancelled(data)

  const seenOnItsPage = ended && pathname === job.href
  const leave = useEffectEvent(() => markSeen(job.kind, job.id))
  useEffect(() => {
    if (seenOnItsPage) leave()
  }, [seenOnItsPage])

  const stage =
    !data && isError
      ? "Couldn't load"
      : cancelled
        ? 'Cancelled'
        : ended
          ? ends[state]
          : (data?.progress?.message ?? 'Working')
  const ink = !ended || cancelled ? 'text-ink-faint' : state === 'failed' ? 'text-bad' : 'text-good'
  return (
    <li className="flex items-start gap-1 rounded-md hover:bg-hover">
      {/* What is ready takes one line: it must not lie on the navigation for long. */}
      <IntentLink
        href={job.href}
        className={classNames(
          'min-w-0 flex-1 rounded-md px-2 py-1.5',
          state === 'succeeded' && 'flex items-baseline gap-2',
        )}
      >
        <span className="block min-w-0 truncate text-ink text-xs">{data?.title ?? job.title}</span>
        <span role="status" className={`block shrink-0 truncate text-2xs ${ink}`}>
          {stage}
        </span>
        {!ended && (
          <span className="mt-1 block">
            <ProgressBar thin percent={data?.progress?.percent} label={`Progress of ${job.title}`} />
          </span>
        )}
      </IntentLink>
      {ended && (
        <NativeButton
          type="button"
          aria-label={`Dismiss ${job.title}`}
          onClick={() => markSeen(job.kind, job.id)}
          className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-sm text-ink-faint hover:text-ink"
        >
          <X aria-hidden className="size-3.5" />
        </NativeButton>
      )}
    </li>
  )
}
