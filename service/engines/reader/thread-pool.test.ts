import { expect, test } from 'vitest'
import { ReadError } from '../../outbound/read-error.ts'
import { Unavailable } from '../../outbound/unavailable.ts'
import { createThreadPool } from './thread-pool.ts'

type Task = { waitMs?: number; workMs?: number; fail?: boolean }

/** Answers after it stood still for `waitMs`, as a thread that gets no processor, and worked for `workMs`. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ waitMs = 0, workMs = 0, fail = false }) => {
      if (fail) throw new Error('a fault of ours')
      if (waitMs > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs)
      const from = process.threadCpuUsage()
      for (;;) {
        const { user, system } = process.threadCpuUsage(from)
        if ((user + system) / 1000 >= workMs) break
      }
      parentPort.postMessage('done')
    })`)}`,
)

const usual = {
  script,
  maxWorkers: 1,
  cpuMs: 700,
  patienceMs: 60_000,
  memoryMb: 64,
  tooMuch: 'Too much work.',
}

test('a thread that gets no processor for long is not blamed on its input', async () => {
  const ask = createThreadPool<Task, string>(usual)
  expect(await ask({ waitMs: 2500, workMs: 10 })).toBe('done')
})

test('an input that uses up its processor time is refused, and the next one is answered', async () => {
  const ask = createThreadPool<Task, string>(usual)
  const error = await ask({ workMs: 600_000 }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ReadError)
  expect(error).toMatchObject({ failure: 'unreadable', message: 'Too much work.' })
  expect(await ask({ workMs: 1 })).toBe('done')
})

test('the processor time of one job does not count for the next on the same thread', async () => {
  const ask = createThreadPool<Task, string>(usual)
  for (let round = 0; round < 4; round++) expect(await ask({ workMs: 400 })).toBe('done')
})

test('a job that does not get its processor time within the patience ends as unavailable', async () => {
  const ask = createThreadPool<Task, string>({ ...usual, patienceMs: 300 })
  const error = await ask({ waitMs: 60_000 }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Unavailable)
  expect(error).toMatchObject({ part: 'machine' })
})

test('a fault of the thread is an internal error and not the fault of the input', async () => {
  const ask = createThreadPool<Task, string>(usual)
  await expect(ask({ fail: true })).rejects.toThrow('a fault of ours')
  expect(await ask({})).toBe('done')
})

test('who gives up while others are read leaves the queue, and the others keep their places', async () => {
  const ask = createThreadPool<Task, string>(usual)
  const first = ask({ workMs: 300 })
  const stop = new AbortController()
  const second = ask({ workMs: 1 }, stop.signal)
  const third = ask({ workMs: 1 })
  stop.abort()
  await expect(second).rejects.toMatchObject({ failure: 'timed_out' })
  expect(await Promise.all([first, third])).toEqual(['done', 'done'])
})
