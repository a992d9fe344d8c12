import { expect, test } from 'vitest'
import { createClockWatch } from './clock-watch.ts'

const hourMs = 3_600_000

test('a clock that is set back is noticed once, and one that is set ahead or corrected is not', () => {
  let shiftMs = 0
  const wasSetBack = createClockWatch(() => new Date(Date.now() + shiftMs))
  expect(wasSetBack()).toBe(false)
  shiftMs = hourMs
  expect(wasSetBack()).toBe(false)
  shiftMs = hourMs - 1000
  expect(wasSetBack()).toBe(false)
  shiftMs = 0
  expect([wasSetBack(), wasSetBack()]).toEqual([true, false])
})
