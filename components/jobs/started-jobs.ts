/** A job that was started in this browser. */
export type StartedJob = {
  /** A name of `jobKinds` in lib/queries/jobs.ts, for example `article`. */
  kind: string
  id: string
  title: string
  /** Its page, on this site. */
  href: string
  /** ISO 8601. */
  startedAt: string
  /** Its end was seen, so the tray is done with it; the list of what was started here keeps it. */
  seen?: boolean
}

const maxJobs = 300

/** The jobs with `job` in front; the same job again replaces itself, and the oldest fall off. */
export function withJob(jobs: readonly StartedJob[], job: StartedJob): StartedJob[] {
  const others = jobs.filter((other) => other.kind !== job.kind || other.id !== job.id)
  return [job, ...others].slice(0, maxJobs)
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
  return value.filter(isStartedJob)
}

// By hand and not by schema: this runs on every page, and a schema library would weigh more than the rest of it.
function isStartedJob(value: unknown): value is StartedJob {
  if (typeof value !== 'object' || value === null) return false
  const job: Record<string, unknown> = { ...value }
  const isText = [job.kind, job.id, job.title, job.href, job.startedAt].every(
    (member) => typeof member === 'string',
  )
  return isText && /^\/(?!\/)/.test(String(job.href)) && !Number.isNaN(Date.parse(String(job.startedAt)))
}
