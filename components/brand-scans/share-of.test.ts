import { expect, test } from 'vitest'
import { promptsOf } from './prompts-of.ts'
import { mentionPill } from './scan-words.ts'
import { shareOf } from './share-of.ts'

const results = [
  {
    llmId: 'a',
    unprompted_answers: 3,
    unprompted_mentions: 1,
    competitors: [
      { name: 'Bean', mentions: 1, answers: 3 },
      { name: 'Roast', mentions: 2, answers: 2 },
    ],
  },
  { llmId: 'b', error: 'Down.', competitors: [] },
]

test('shares are of all mentions, rates of the answers to questions without the name', () => {
  expect(shareOf(results, 'Acme')).toEqual([
    { name: 'Acme', isOwn: true, mentions: 1, answers: 3, rate: 33, percent: 25 },
    { name: 'Roast', isOwn: false, mentions: 2, answers: 2, rate: 100, percent: 50 },
    { name: 'Bean', isOwn: false, mentions: 1, answers: 3, rate: 33, percent: 25 },
  ])
})

test('where nobody is named there is no share, which is not a share of zero', () => {
  expect(shareOf([{ llmId: 'a', unprompted_answers: 2, unprompted_mentions: 0 }], 'Acme')).toMatchObject([
    { mentions: 0, percent: undefined },
  ])
})

test('an engine whose words name the brand is never called one that does not', () => {
  const prompted = {
    llmId: 'a',
    mentioned: false,
    snippet: 'Acme grinds.',
    snippet_marks: [[0, 4]],
  } satisfies Parameters<typeof mentionPill>[0]
  expect(mentionPill(prompted)?.label).toBe('Only when asked by name')
  const unmarked = { llmId: 'a', mentioned: false, snippet: 'acme grinds.' }
  expect(mentionPill(unmarked, 'Acme')?.label).toBe('Only when asked by name')
  expect(mentionPill({ llmId: 'a', mentioned: false })?.label).toBe('Not mentioned')
})

test('a prompt is listed once, with what each engine said and where among its answers', () => {
  const asked = { kind: 'custom', question: 'Which?', names_brand: false }
  const other = { kind: 'direct', question: 'What is Acme?', names_brand: true, answer: 'A mill.' }
  const said = { ...asked, answer: 'Acme', mentioned: true }
  const failed = { ...asked, error: 'Down.' }
  const prompts = promptsOf({
    results: [
      { llmId: 'a', answers: [said] },
      { llmId: 'b', answers: [other, failed] },
    ],
  })
  expect(
    prompts.map(({ question, isOwn, answers }) => [question, isOwn, Object.fromEntries(answers)]),
  ).toEqual([
    ['Which?', true, { a: { answer: said, at: 0 }, b: { answer: failed, at: 1 } }],
    ['What is Acme?', false, { b: { answer: other, at: 0 } }],
  ])
})
