import { expect, test } from 'vitest'
import { deliveredSize } from './delivered-size.ts'

test.each([
  [80, 'mini'],
  [750, 'mini'],
  [751, 'standard'],
  [1250, 'standard'],
  [1251, 'full'],
  [2000, 'full'],
  [2001, 'pillar'],
])('%i words are charged as %s', (words, size) => {
  expect(deliveredSize({ words, form: 'article', askedSize: 'pillar' })).toBe(size)
})

test('a text is never charged above the requested size', () => {
  expect(deliveredSize({ words: 1900, form: 'article', askedSize: 'mini' })).toBe('mini')
  expect(deliveredSize({ words: 1900, form: 'digest', askedSize: 'standard' })).toBe('standard')
  // A digest may be longer than asked.
  expect(deliveredSize({ words: 1000, form: 'digest', askedSize: 'mini' })).toBe('mini')
  expect(deliveredSize({ words: 3000, form: 'digest', askedSize: 'full' })).toBe('full')
})

test('a brief and fewer than 80 words cost nothing', () => {
  expect(deliveredSize({ words: 79, form: 'article', askedSize: 'full' })).toBeNull()
  expect(deliveredSize({ words: 1000, form: 'brief', askedSize: 'full' })).toBeNull()
})
