'use client'
import { Button } from '#components/ui/button.tsx'
import { onDemand } from '#components/ui/on-demand.tsx'
import { JobTrayItem } from './job-tray-item.tsx'
import type { StartedJob } from './started-jobs.ts'
import { useStartedJobs } from './use-started-jobs.ts'

// Only who has jobs needs it, and only where there is no column.
const popover = onDemand(() => import('#components/ui/popover.tsx').then((module) => module.Popover))

const maxShown = 4

function useUnseenJobs(): readonly StartedJob[] {
  return useStartedJobs().jobs.filter(({ seen }) => !seen)
}

/** What was started here and is not over and seen yet: a short list in the navigation column. */
export function JobTray() {
  const jobs = useUnseenJobs()
  if (jobs.length === 0) return null
  return (
    <section aria-label="Started here" className="rounded-lg border border-rule bg-sheet p-1">
      <JobList jobs={jobs} />
    </section>
  )
}

/** The same behind a button, where there is no column. */
export function JobTrayButton() {
  const jobs = useUnseenJobs()
  if (jobs.length === 0) return null
  const label = jobs.length === 1 ? '1 job' : `${jobs.length} jobs`
  return (
    <popover.Part
      label="Started here"
      trigger={
        <Button size="sm" aria-label={`${label} started here`}>
          <span aria-hidden className="size-2 animate-breathe rounded-full bg-accent" />
          {label}
        </Button>
      }
    >
      <JobList jobs={jobs} />
    </popover.Part>
  )
}

function JobList({ jobs }: { jobs: readonly StartedJob[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)]">
      {jobs.slice(0, maxShown).map((job) => (
        <JobTrayItem key={`${job.kind}/${job.id}`} job={job} />
      ))}
      {jobs.length > maxShown && (
        <li className="px-2 py-1 text-ink-faint text-xs">and {jobs.length - maxShown} more</li>
      )}
    </ul>
  )
}
