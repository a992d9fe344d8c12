import { expect, test } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

test('an axis ends at a round number close above the largest value', () => {
  expect(niceTicks(105)).toEqual([0, 20, 40, 60, 80, 100, 120])
  expect(niceTicks(50)).toEqual([0, 10, 20, 30, 40, 50])
  expect(niceTicks(100)).toEqual([0, 20, 40, 60, 80, 100])
  expect(niceTicks(4)).toEqual([0, 1, 2, 3, 4])
  expect(niceTicks(1)).toEqual([0, 1])
  expect(niceTicks(0)).toEqual([0, 1])
})

test('no value is beyond its axis, and none leaves more than a third of it empty', () => {
  for (let most = 1; most <= 20_000; most += most < 2_000 ? 1 : 37) {
    const ticks = niceTicks(most)
    const top = ticks.at(-1) ?? 0
    expect(top).toBeGreaterThanOrEqual(most)
    expect(most / top).toBeGreaterThan(2 / 3)
    expect(ticks.length).toBeLessThanOrEqual(7)
    expect(ticks.every(Number.isInteger)).toBe(true)
  }
})
