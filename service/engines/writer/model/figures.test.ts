import { expect, test } from 'vitest'
import { createFigureLookup, listFigures } from './figures.ts'

test('a figure without its nought before the point is the same figure', () => {
  const has = createFigureLookup('Replace it at .75, not at .5 percent.')
  expect(has('0.75')).toBe(true)
  expect(has('0.5')).toBe(true)
  expect(has('5')).toBe(false)
})

test('a point that ends a sentence or stands within a number begins no figure', () => {
  expect(listFigures('It was 1.5 in 2024.15 walls, v.12 and 3.')).toEqual(['1.5', '2024.15', '12'])
})

test('a figure told with fewer decimals is the figure of the source, rounded and not cut off', () => {
  const has = createFigureLookup('Attendance rose by 50.61% and 39.36%.')
  expect(['50.6', '51', '39.4', '39'].map(has)).toEqual([true, true, true, true])
  expect(['50.61', '50.7', '50', '39.3', '50.612'].map(has)).toEqual([true, false, false, false, false])
})

test('a date has its year as well as itself', () => {
  const has = createFigureLookup('As of 03.03.2025.')
  expect(['2025', '03.03.2025', '2024', '03'].map(has)).toEqual([true, true, false, false])
})
