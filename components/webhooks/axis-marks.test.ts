import { expect, test } from 'vitest'
import { axisMarks } from './axis-marks.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [3, [0, 2, 4]],
  [7, [0, 4, 8]],
  [11, [0, 10, 20]],
  [95, [0, 50, 100]],
  [412, [0, 300, 600]],
  [10_000, [0, 5_000, 10_000]],
])('an axis for values up to %i marks %j', (most, marks) => {
  expect(axisMarks(most)).toEqual(marks)
})
