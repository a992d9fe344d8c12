import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test.each([
  ['fits as it is', 13, 'fits as it is'],
  ['is cut between its words', 12, 'is cut…'],
  ['is cut, between', 8, 'is cut…'],
  ['endlessword', 6, 'endle…'],
  ['a verylongwordthatfillsall', 12, 'a verylongw…'],
  ['日本語の文章です', 5, '日本語の…'],
  ['👍👍👍👍', 6, '👍👍…'],
  ['Soot is swept twice a year, and tar once in three', 32, 'Soot is swept twice a year…'],
  ['Der Ruß wird zweimal gekehrt. Danach', 33, 'Der Ruß wird zweimal gekehrt…'],
  ['浄水器のフィルターを交換する時期', 11, '浄水器のフィルターを…'],
  ['水量が減ります。そのため交換', 10, '水量が減ります…'],
  ['Acme 浄水器のフィルターを交換する', 16, 'Acme 浄水器のフィルターを…'],
])('%j in %i is %j', (text, max, short) => {
  expect(shorten(text, max)).toBe(short)
})

test('another mark, or none, takes its place', () => {
  expect(shorten('is cut between its words', 12, '')).toBe('is cut')
  expect(shorten('is cut between its words', 8, ' …')).toBe('is cut …')
})

test('a text is never longer than its limit and never has half a character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.integer({ min: 1, max: 60 }),
      (text, max) => {
        const short = shorten(text, max)
        expect(short.length).toBeLessThanOrEqual(max)
        expect(short.isWellFormed()).toBe(true)
        if (text.length <= max) expect(short).toBe(text)
      },
    ),
  )
})
