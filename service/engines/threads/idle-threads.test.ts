import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { createIdleThreads } from './idle-threads.ts'

const startWorker = () =>
  new Worker("require('node:worker_threads').parentPort.on('message', () => {})", { eval: true })

test('hands out the thread that waits, and ends it once nobody has wanted it for a while', async () => {
  const threads = createIdleThreads(20)
  const worker = startWorker()
  threads.keep(worker)
  expect(threads.take()).toBe(worker)
  expect(threads.take()).toBeUndefined()
  threads.keep(worker)
  await once(worker, 'exit')
  expect(threads.take()).toBeUndefined()
})

test('a thread that died is not handed out', async () => {
  const threads = createIdleThreads()
  const worker = startWorker()
  threads.keep(worker)
  await worker.terminate()
  expect(threads.take()).toBeUndefined()
})

test('a thread that works is not ended for having waited before', async () => {
  const threads = createIdleThreads(20)
  const [worker, other] = [startWorker(), startWorker()]
  threads.keep(worker)
  expect(threads.take()).toBe(worker)
  threads.keep(other)
  await once(other, 'exit')
  expect(worker.threadId).toBeGreaterThan(0)
  await worker.terminate()
})
