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
