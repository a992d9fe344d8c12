import { Pool } from 'undici'

export type Call = { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

/** Requests that were answered, and how long each took in milliseconds. */
export type Measured = { perSecond: number; timesMs: number[] }

/**
 * Sends requests over a fixed number of connections, each as soon as the last was answered.
 * @throws when an answer is not of the expected status: what is measured must be the work, not its refusal
 */
export async function drive(
  origin: string,
  options: { connections: number; ttlMs: number; status: number; call: (n: number) => Call },
): Promise<Measured> {
  const { connections, ttlMs, status, call } = options
  const pool = new Pool(origin, { connections, pipelining: 1 })
  const timesMs: number[] = []
  let sent = 0
  const began = performance.now()
  const until = began + ttlMs
  const client = async () => {
    while (performance.now() < until) {
      const { path, method = 'GET', headers = {}, body = null } = call(sent++)
      const from = performance.now()
      const answer = await pool.request({ path, method, headers, body })
      const text = await answer.body.arrayBuffer()
      if (answer.statusCode !== status) {
        throw new Error(
          `${method} ${path} answered ${answer.statusCode}: ${Buffer.from(text).toString().slice(0, 300)}`,
        )
      }
      timesMs.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  const seconds = (performance.now() - began) / 1000
  await pool.close()
  return { perSecond: timesMs.length / seconds, timesMs }
}

/** The value below which this share of the numbers lies; 0.5 is the median. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
