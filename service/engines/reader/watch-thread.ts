import type { Worker } from 'node:worker_threads'
import { busyMachine, type Unavailable } from '../../outbound/unavailable.ts'

export type ThreadLimits = {
  /** Processor time of one job. */
  cpuMs: number
  /** Time by the clock. A job that has not had its processor time by then shares its machine with too much else. */
  patienceMs: number
}

const lookEveryMs = 250

/**
 * Watches one job of a thread by the processor time that the thread uses, so that a busy machine is never taken for a
 * hostile input.
 * @param onLimit is called once: with `too_much` if the job used up its processor time, and with {@link Unavailable}
 * if it did not get it
 * @returns ends the watch
 */
export function watchThread(
  worker: Worker,
  { cpuMs, patienceMs }: ThreadLimits,
  onLimit: (why: 'too_much' | Unavailable) => void,
): () => void {
  const startedAt = performance.now()
  let before: number | undefined
  let isAsking = false
  let isOver = false
  const end = (why: 'too_much' | Unavailable) => {
    if (isOver) return
    stop()
    onLimit(why)
  }
  const look = async () => {
    if (performance.now() - startedAt > patienceMs) return end(busyMachine())
    if (isAsking) return
    isAsking = true
    const used = await usedCpuMs(worker)
    isAsking = false
    // A thread that does not tell yet is starting, which is no part of the job.
    before ??= used
    if (used !== undefined && before !== undefined && used - before > cpuMs) end('too_much')
  }
  const timer = setInterval(() => void look(), lookEveryMs)
  void look()
  function stop() {
    isOver = true
    clearInterval(timer)
  }
  return stop
}

async function usedCpuMs(worker: Worker): Promise<number | undefined> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return undefined
  }
}
