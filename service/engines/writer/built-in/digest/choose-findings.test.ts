import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { chooseFindings } from './choose-findings.ts'
import type { Finding } from './finding.ts'

async function chosenOf(text: string, room: number) {
  const source = createSource({ title: 'Page', text })
  const { sentences, sourceWords } = await readEvidence([source], async () => {})
  const [first] = sentences
  if (first === undefined) throw new Error('The text has no sentence')
  const finding: Finding = {
    source: 0,
    section: first.section,
    sentences,
    items: [],
    label: null,
    isPromise: false,
    isPreamble: false,
    words: sentences.reduce((sum, { words }) => sum + words, 0),
    coverage: 1,
    context: 1,
    form: 1,
    isAnswer: true,
    score: 1,
    side: null,
    also: [],
  }
  const facts = { type: 'other', isOurs: false, quoted: [] } as const
  return chooseFindings([finding], [source], sourceWords, room, facts).map(
    ({ sentences: ones }) => ones.length,
  )
}

test('a finding without room for its end is told by its beginning', async () => {
  const text = 'Damage to boats fell from 40 cases to 12. A lamp on a pier costs 900 euros in its first year.'
  expect(await chosenOf(text, 40)).toEqual([2])
  expect(await chosenOf(text, 15)).toEqual([1])
})

test('how something was looked at is not told without what came of it', async () => {
  const text =
    'Eleven harbours lit every pier and counted which boats came in. Damage to boats fell from 40 cases to 12.'
  expect(await chosenOf(text, 40)).toEqual([2])
  expect(await chosenOf(text, 16)).toEqual([])
})
