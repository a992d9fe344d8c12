import { expect, test } from 'vitest'
import { formatCount, formatCredits, formatUsd } from './format-number.ts'

test('credits, money and counts read as people write them', () => {
  expect(formatCredits(1200)).toBe('1,200 credits')
  expect([formatUsd(18), formatUsd(4.5)]).toEqual(['$18', '$4.50'])
  expect([
    formatCount(1, 'article'),
    formatCount(0, 'article'),
    formatCount(2, 'address', 'addresses'),
  ]).toEqual(['1 article', '0 articles', '2 addresses'])
})
