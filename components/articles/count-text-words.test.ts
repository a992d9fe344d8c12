import { expect, test } from 'vitest'
import { countTextWords } from './count-text-words.ts'

test('words are counted without citations, addresses, marks and list numbers', () => {
  expect(countTextWords('## Two words\n\n1. A **bold** [link](https://a.example/b "Title") [1, 2].\n')).toBe(
    5,
  )
  expect(countTextWords('')).toBe(0)
})

test('languages without spaces have words, too', () => {
  expect(countTextWords('東京は日本の首都です')).toBeGreaterThan(3)
})
