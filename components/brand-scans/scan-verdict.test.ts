import { expect, test } from 'vitest'
import { scanVerdict } from './scan-verdict.ts'

const share = (name: string, mentions: number, isOwn = false) => ({
  name,
  isOwn,
  mentions,
  answers: 8,
  rate: Math.round((100 * mentions) / 8),
  percent: undefined,
})

test.each([
  [
    [share('Fernway', 0, true), share('Gangway', 5)],
    'No answer names Fernway unless the question does. Gangway is named instead.',
  ],
  [
    [share('Fernway', 2, true), share('Launchrail', 6), share('Gangway', 5), share('Arrivo', 1)],
    'Fernway is named in 2 of 8 answers to questions without its name. Launchrail and Gangway are named more often.',
  ],
  [
    [share('Fernway', 6, true), share('Gangway', 5)],
    'Fernway is named in 6 of 8 answers to questions without its name, at least as often as any competitor.',
  ],
  [[share('Fernway', 6, true)], 'Fernway is named in 6 of 8 answers to questions without its name.'],
  [
    // Two questions name this one: it is in all of the others.
    [share('Fernway', 6, true), { ...share('Arrivo', 4), answers: 4, rate: 100 }],
    'Fernway is named in 6 of 8 answers to questions without its name. Arrivo is named more often.',
  ],
])('a scan says who is named, and who instead', (shares, words) => {
  expect(scanVerdict(shares)).toBe(words)
})

test('a scan without unprompted answers says nothing about them', () => {
  expect(scanVerdict([{ ...share('Fernway', 0, true), answers: 0 }])).toBeUndefined()
})
