import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addVisitors, countVisitors } from './visitor-sketch.ts'

const visitor = (name: string) =>
  Number.parseInt(createHash('sha256').update(name).digest('hex').slice(0, 13), 16)
const crowd = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => visitor(`visitor ${from + at}`))

test('up to 500 visitors are counted exactly, however often each comes', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(300))), (visits) => {
      let sketch = addVisitors(null, [])
      for (const names of visits)
        sketch = addVisitors(
          sketch,
          names.map((name) => visitor(String(name))),
        )
      expect(countVisitors(sketch)).toBe(new Set(visits.flat()).size)
    }),
  )
})

test('thousands are counted within five percent, three times the standard error', () => {
  for (const size of [501, 2000, 10_000, 12_000, 200_000]) {
    const found = countVisitors(addVisitors(null, crowd(0, size)))
    expect(Math.abs(found - size) / size).toBeLessThan(0.05)
  }
})

test('the order and number of parts changes nothing, and the same part again adds nobody', () => {
  const whole = addVisitors(null, crowd(0, 3000))
  const parts = [crowd(1500, 3000), crowd(0, 900), crowd(700, 1600), crowd(0, 900)]
  let sketch: Buffer | null = null
  for (const part of parts) sketch = addVisitors(sketch, part)
  expect(sketch?.equals(whole)).toBe(true)
})

test('a sketch takes no more than 4097 bytes', () => {
  for (const size of [0, 500, 501, 50_000])
    expect(addVisitors(null, crowd(0, size)).length).toBeLessThanOrEqual(4097)
})
