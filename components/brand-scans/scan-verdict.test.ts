import { expect, test } from 'vitest'
import { scanVerdict, whyNoScore } from './scan-verdict.ts'

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

const answers = (names_brand: boolean, ...mentioned: boolean[]) =>
  mentioned.map((one) => ({
    ...{ kind: 'direct', question: 'What is it?', names_brand },
    ...{ answer: 'A tool.', mentioned: one },
  }))

test.each([
  [[], 'No answer engine answered, so there is nothing to measure.'],
  [[{ llmId: 'a', error: 'Timed out' }], 'No answer engine answered, so there is nothing to measure.'],
  [
    [{ llmId: 'a', answers: answers(true, false, false) }],
    'Every question contains the name, so no answer can show whether the brand comes up by itself. None of the 2 answers knows it.',
  ],
  [
    [{ llmId: 'a', answers: answers(true, true, false) }],
    'Every question contains the name, so no answer can show whether the brand comes up by itself. 1 of 2 answers knows it.',
  ],
  [
    [{ llmId: 'a', answers: answers(false, false) }],
    "The answers contain nothing to measure. The only answer doesn't know it.",
  ],
])('a scan without a score says why, and what its answers do show', (results, words) => {
  expect(whyNoScore({ results })).toBe(words)
})
