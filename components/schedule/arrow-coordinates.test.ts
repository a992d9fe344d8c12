import { expect, test } from 'vitest'
import { nearestInDirection } from './arrow-coordinates.ts'

/** Two weeks of cells, 100 by 100. */
const cells = Array.from({ length: 14 }, (_, at) => ({
  x: 50 + (at % 7) * 100,
  y: 50 + Math.floor(at / 7) * 100,
}))
const right = { x: 1, y: 0 }
const down = { x: 0, y: 1 }

test('one press is one day to the side, one week up or down', () => {
  expect(nearestInDirection({ x: 150, y: 50 }, cells, right)).toEqual({ x: 250, y: 50 })
  expect(nearestInDirection({ x: 150, y: 50 }, cells, down)).toEqual({ x: 150, y: 150 })
})

test('from between two places the nearer row counts, and at the edge there is nothing', () => {
  expect(nearestInDirection({ x: 150, y: 70 }, cells, right)).toEqual({ x: 250, y: 50 })
  expect(nearestInDirection({ x: 650, y: 50 }, cells, right)).toBeUndefined()
  expect(nearestInDirection({ x: 150, y: 150 }, cells, down)).toBeUndefined()
})
