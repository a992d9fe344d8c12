import { expect, test } from 'vitest'
import { countTextWords } from './count-text-words.ts'

test('words are counted without citations, addresses, marks and list numbers', () => {
  expect(countTextWords('## Two words\n\n1. A **bold** [link](https://a.example/b "Title") [1, 2].\n')).toBe(
    5,
  )
  expect(countTextWords('')).toBe(0)
})

test('the closing list of sources is no text, and any other numbered list is', () => {
  const text = '## One\n\nThree words here.\n'
  expect(
    countTextWords(`${text}\n## Sources\n\n1. A page\n2. [Another](https://a.example)\n   in two lines\n`),
  ).toBe(4)
  expect(countTextWords(`${text}\n## Steps\n\n1. Begin\n\nThen end.\n`)).toBe(8)
})

test('languages without spaces have words, too', () => {
  expect(countTextWords('東京は日本の首都です')).toBeGreaterThan(3)
})
