import { type CallOptions, type Client, pause } from './client.ts'
import { JobFailedError } from './errors.ts'

export type WaitOptions<Job> = CallOptions & {
  /** Between two looks, in milliseconds; 2,000 when left out. It grows by a tenth each time, up to 15 seconds. */
  everyMs?: number
  /** At most, in milliseconds; 15 minutes when left out. */
  timeoutMs?: number
  /** Called with each state that was read. */
  onProgress?: (job: Job) => void
}

const working = ['queued', 'pending', 'processing', 'running', 'generating', 'publishing', 'pulling'] as const

/** A job that ended with a result: of an article, that has its text. */
export type Ended<Job extends { status?: string }> = Job & {
  status: Exclude<Job['status'], 'failed' | (typeof working)[number] | undefined>
} & (Job extends { word_count?: number } ? { title: string; slug: string; word_count: number } : unknown)

function hasEnded<Job extends { status?: string }>(job: Job): job is Ended<Job> {
  return !working.some((one) => one === job.status)
}
const slowestMs = 15_000

/**
 * Looks at a job until it has ended: `waitFor(getArticle, client, { path: { id } })`.
 * @throws {JobFailedError} when it ended as `failed`
 * @throws {DOMException} `TimeoutError` when it takes too long; the job itself goes on
 */
export async function waitFor<Input, Job extends { status?: string }>(
  get: (client: Client, input: Input, options?: CallOptions) => Promise<Job>,
  client: Client,
  input: Input,
  { everyMs = 2_000, timeoutMs = 900_000, onProgress, signal, ...call }: WaitOptions<Job> = {},
): Promise<Ended<Job>> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout
  for (let delay = everyMs; ; delay = Math.min(slowestMs, delay * 1.1)) {
    const job = await get(client, input, { ...call, signal: either })
    onProgress?.(job)
    if (job.status === 'failed') throw new JobFailedError(job)
    if (hasEnded(job)) return job
    await pause(delay, either)
  }
}
