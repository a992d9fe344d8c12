import { expect, test } from 'vitest'
import { lengthInWords, searchableShare } from './document-size.ts'

test('a length is said in words, no more exactly than it is known', () => {
  expect(lengthInWords({ token_count: 417 })).toBe('about 310 words')
  expect(lengthInWords({ token_count: 10_000 })).toBe('about 7,500 words')
  expect(lengthInWords({ token_count: 1 })).toBe('about 1 word')
})

test('a passage that failed is not searchable, and a document whose passages are unknown claims nothing', () => {
  expect(searchableShare({ chunks_count: 12, chunks_failed: 0 })).toEqual({ isAll: true, words: 'All of it' })
  expect(searchableShare({ chunks_count: 12, chunks_failed: 2 })).toEqual({
    isAll: false,
    words: '10 of 12 passages',
  })
  expect(searchableShare({ chunks_count: 0, chunks_failed: 0 })).toBeUndefined()
})

test('words that the service counted are said as they are', () => {
  expect(lengthInWords({ token_count: 417, word_count: 298 })).toBe('298 words')
})
