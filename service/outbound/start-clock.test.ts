import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startClock } from './start-clock.ts'

/** As work on this thread, or other programs on its processor, hold a process up. */
function blockFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

test('time in which the process could not run does not count', async () => {
  let isOver = false
  startClock(1000, () => {
    isOver = true
  })
  blockFor(1500)
  await sleep(1)
  expect(isOver).toBe(false)
  await expect.poll(() => isOver).toBe(true)
})

test('a clock that was stopped does not call back, not even in its last step', async () => {
  let isOver = false
  const stop = startClock(10, () => {
    isOver = true
  })
  blockFor(30)
  stop()
  await sleep(50)
  expect(isOver).toBe(false)
})
