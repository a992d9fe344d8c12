import { expect, test } from 'vitest'
import { droppedPlace } from './dropped-place.ts'

const middles = [20, 60, 100, 140]

test.each([
  ['above all of them', 2, -50, 0],
  ['on itself', 2, 104, 2],
  ['past the row below', 1, 101, 2],
  ['below all of them', 0, 900, 3],
])('a row that is let go %s', (_, from, y, place) => {
  expect(droppedPlace(middles, from, y)).toBe(place)
})
