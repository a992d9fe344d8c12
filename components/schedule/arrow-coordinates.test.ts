import { expect, test } from 'vitest'
import { nextPlace } from './arrow-coordinates.ts'

/** Two weeks of cells, 100 by 100. */
const cells = Array.from({ length: 14 }, (_, at) => ({
  left: (at % 7) * 100,
  top: Math.floor(at / 7) * 100,
  width: 100,
  height: 100,
}))
const right = { x: 1, y: 0 }
const down = { x: 0, y: 1 }
const up = { x: 0, y: -1 }

test('one press is one day to the side, one week up or down', () => {
  expect(nextPlace({ x: 150, y: 50 }, cells, right)).toEqual({ x: 250, y: 50 })
  expect(nextPlace({ x: 150, y: 50 }, cells, down)).toEqual({ x: 150, y: 150 })
})

test('from between two places the nearer row counts, and at the edge there is nothing', () => {
  expect(nextPlace({ x: 150, y: 70 }, cells, right)).toEqual({ x: 250, y: 50 })
  expect(nextPlace({ x: 650, y: 50 }, cells, right)).toBeUndefined()
  expect(nextPlace({ x: 150, y: 150 }, cells, down)).toBeUndefined()
})

test('in a day that is higher than its times, one press goes from one time to the next', () => {
  const day = { left: 0, top: 0, width: 100, height: 600 }
  const [morning, evening] = [
    { left: 0, top: 40, width: 100, height: 24 },
    { left: 0, top: 320, width: 100, height: 24 },
  ]
  expect(nextPlace({ x: 50, y: 332 }, [day, morning, evening], up)).toEqual({ x: 50, y: 52 })
})

test('a day with free times is entered at the nearest of them, however high its row is', () => {
  const days = [0, 100, 200].map((left) => ({ left, top: 0, width: 100, height: 600 }))
  const times = [
    { left: 104, top: 8, width: 92, height: 24 },
    { left: 104, top: 560, width: 92, height: 24 },
  ]
  expect(nextPlace({ x: 50, y: 290 }, days, right)).toEqual({ x: 150, y: 300 })
  expect(nextPlace({ x: 50, y: 290 }, [...days, ...times], right)).toEqual({ x: 150, y: 20 })
  expect(nextPlace({ x: 50, y: 310 }, [...days, ...times], right)).toEqual({ x: 150, y: 572 })
})
