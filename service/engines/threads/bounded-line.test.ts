import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Unavailable } from '../../outbound/unavailable.ts'
import { createBoundedLine } from './bounded-line.ts'

/** Work that ends when it is told to. */
function steerable() {
  let began = false
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  const work = () => {
    began = true
    return done
  }
  return { work, end, hasBegun: () => began }
}

test('so many run at the same time, and the others begin in the order in which they came', async () => {
  const line = createBoundedLine({ atOnce: 2, maxWaitMs: 60_000 })
  const works = Array.from({ length: 4 }, steerable)
  const runs = works.map(({ work }) => line.run(work))
  await sleep(0)
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false])
  works[1]?.end()
  await runs[1]
  expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false])
  for (const { end } of works) end()
  await Promise.all(runs)
})

test('who would wait too long is refused at once, and who waited too long is refused then', async () => {
  const line = createBoundedLine({ atOnce: 1, maxWaitMs: 200 })
  await line.run(() => sleep(150))
  const running = steerable()
  const first = line.run(running.work)
  const never = steerable()
  const second = line.run(never.work)
  await expect(line.run(never.work)).rejects.toThrow(Unavailable)
  await expect(second).rejects.toThrow(Unavailable)
  running.end()
  await first
  expect(never.hasBegun()).toBe(false)
  await expect(line.run(async () => 'free again')).resolves.toBe('free again')
})

test('work that fails makes room too', async () => {
  const line = createBoundedLine({ atOnce: 1, maxWaitMs: 1000 })
  await expect(line.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(line.run(async () => 'yes')).resolves.toBe('yes')
})
