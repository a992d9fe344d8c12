import { expect, test } from 'vitest'
import { priceWords } from './priced-submit.tsx'

test('a price breaks between its parts, and never between a number and its word', () => {
  expect(priceWords(15, 7).split(' ')).toEqual(['about\u00a07\u00a0cr', '(max\u00a015)'])
  expect(priceWords(1, undefined)).toBe('1\u00a0cr')
})
