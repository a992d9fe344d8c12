import { expect, test } from 'vitest'
import { wholePercents } from './whole-percents.ts'

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1, 1, 1, 1, 1, 1],
    [25, 13, 13, 13, 12, 12, 12],
  ],
  [
    [155, 45, 0],
    [78, 22, 0],
  ],
  [[7], [100]],
])('the shares of %j add up to 100', (parts, expected) => {
  expect(wholePercents(parts)).toEqual(expected)
  expect(expected.reduce((sum, percent) => sum + percent, 0)).toBe(100)
})

test('of nothing there are no shares', () => {
  expect(wholePercents([0, 0])).toBeUndefined()
  expect(wholePercents([])).toBeUndefined()
})
