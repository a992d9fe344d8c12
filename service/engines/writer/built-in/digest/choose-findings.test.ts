import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { chooseFindings } from './choose-findings.ts'
import { readSubject } from './subject.ts'

async function chosenOf(text: string, room: number) {
  const source = createSource({ title: 'Page', text })
  const { sentences, sourceWords } = await readEvidence([source], async () => {})
  const finding = createFinding(sentences)
  const facts = { type: 'other', subject: readSubject('Lamps', 'en'), quoted: [] } as const
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

test('of a list without room for all, the items that answer are told by themselves', async () => {
  const text = [
    '- Size: the size of a pier matters more than anything else that a harbour can think of.',
    '- Price: a small pier costs 900 euros and a large one 4,000 euros.',
    '- Place: harbours in the north have other timber than harbours in the south of the same country.',
  ].join('\n')
  const source = createSource({ title: 'Page', text })
  const { sentences, sourceWords } = await readEvidence([source], async () => {})
  const list = createFinding([], {
    section: sentences[0]?.section ?? createFinding([]).section,
    items: sentences.map((sentence) => [sentence]),
    words: sentences.reduce((sum, { words }) => sum + words, 0),
  })
  const facts = {
    type: 'amount',
    subject: readSubject('How much does a pier cost?', 'en'),
    quoted: [],
  } as const
  const chosen = chooseFindings([list], [source], sourceWords, 30, facts)
  expect(chosen.map((one) => one.sentences.map(({ text: said }) => said))).toEqual([
    ['Price: a small pier costs 900 euros and a large one 4,000 euros.'],
  ])
})
