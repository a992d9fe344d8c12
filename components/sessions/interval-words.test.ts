import { expect, test } from 'vitest'
import { intervalWords, roughly } from './interval-words.ts'

test.each([
  [60, 'every hour'],
  [720, 'every 12 hours'],
  [90, 'every 90 minutes'],
  [1440, 'every day'],
  [2880, 'every 2 days'],
  [10_080, 'every week'],
])('%i minutes are %s', (minutes, words) => expect(intervalWords(minutes)).toBe(words))

test.each([
  [60, 'about 1 hour'],
  [2820, 'about 47 hours'],
  [9360, 'about 6 days'],
])('%i minutes last %s', (minutes, words) => expect(roughly(minutes)).toBe(words))
