import { z } from 'zod'

/** A job that was started in this browser. */
export const StartedJob = z.object({
  /** A name of `jobKinds` in lib/queries/jobs.ts, for example `article`. */
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  href: z.string(),
  startedAt: z.iso.datetime(),
  /** Its end was seen, so the tray is done with it; the list of what was started here keeps it. */
  seen: z.boolean().optional(),
})
export type StartedJob = z.infer<typeof StartedJob>

const mostJobs = 300

/** The jobs with `job` in front; the same job again replaces itself, and the oldest fall off. */
export function withJob(jobs: readonly StartedJob[], job: StartedJob): StartedJob[] {
  const others = jobs.filter((other) => other.kind !== job.kind || other.id !== job.id)
  return [job, ...others].slice(0, mostJobs)
}

/** What was kept as text; entries of another shape, from other releases or other hands, are dropped. */
export function parseJobs(kept: string | null): StartedJob[] {
  let value: unknown
  try {
    value = JSON.parse(kept ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(value)) return []
  return value.flatMap((entry) => {
    const job = StartedJob.safeParse(entry)
    return job.success ? [job.data] : []
  })
}
