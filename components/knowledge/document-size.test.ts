import { expect, test } from 'vitest'
import { lengthInWords, searchableShare } from './document-size.ts'

test('a length is said in words, no more exactly than it is known', () => {
  expect(lengthInWords(417)).toBe('310 words')
  expect(lengthInWords(10_000)).toBe('7,500 words')
  expect(lengthInWords(1)).toBe('1 word')
})

test('a passage that failed is not searchable, and a document whose passages are unknown claims nothing', () => {
  expect(searchableShare({ chunks_count: 12, chunks_failed: 0 })).toEqual({ isAll: true, words: 'All of it' })
  expect(searchableShare({ chunks_count: 12, chunks_failed: 2 })).toEqual({
    isAll: false,
    words: '10 of 12 passages',
  })
  expect(searchableShare({ chunks_count: 0, chunks_failed: 0 })).toBeUndefined()
})
