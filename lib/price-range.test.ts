import { expect, test } from 'vitest'
import { priceRange } from './price-range.ts'

test('a price says what is expected before the most, and only what it may be where nothing is known', () => {
  expect(priceRange(15, 7)).toBe('about 7 credits, up to 15')
  expect(priceRange(15, 1)).toBe('about 1 credit, up to 15')
  expect(priceRange(15, undefined)).toBe('up to 15 credits')
  expect(priceRange(15, 15)).toBe('15 credits')
})
