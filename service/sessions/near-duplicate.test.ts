import { expect, test } from 'vitest'
import { KnownTitles } from './near-duplicate.ts'

const stems = (title: string) => new Set(title.split(' '))

/** Whether a title counts as known once the others are, among `around` that share the words of a category. */
function isKnown(title: string, known: string[], around: string[] = []): boolean {
  const all = [title, ...known, ...around].map(stems)
  const titles = new KnownTitles(all)
  for (const one of known) titles.add(stems(one))
  return titles.has(stems(title))
}

test('the same words in another order are the same title', () => {
  expect(isKnown('clean grinder burr', ['burr grinder clean'])).toBe(true)
})

test('one word more or less is nearly the same title', () => {
  expect(isKnown('newslett land spam folder', ['newslett land spam'])).toBe(true)
  expect(isKnown('newslett land spam', ['newslett land spam folder'])).toBe(true)
})

test('titles that share only a long category are different', () => {
  const around = ['dmarc', 'bounce', 'reput'].map((word) => `busi email deliver ${word}`)
  expect(isKnown('busi email deliver spf', ['busi email deliver dkim'], around)).toBe(false)
})

test('titles without a common word are different, and nothing is known of none', () => {
  expect(isKnown('coffee', ['tea'])).toBe(false)
  expect(isKnown('coffee', [])).toBe(false)
})
