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

test('of a list that answers, without room for all, each item is told by its first sentence', async () => {
  const text = [
    '- Clean the gutter once a year. A good time for it is the autumn, when all the leaves have come down.',
    '- Clean it more often under a large tree. Its leaves fall for weeks, and in spring its blossom does.',
    '- Wear gloves with a good grip. They keep the hands from screws and from the sharp edges of the metal.',
  ].join('\n')
  const source = createSource({ title: 'Page', text })
  const { sentences, sourceWords } = await readEvidence([source], async () => {})
  const list = createFinding([], {
    section: sentences[0]?.section ?? createFinding([]).section,
    items: [...Map.groupBy(sentences, ({ item }) => item).values()],
    words: sentences.reduce((sum, { words }) => sum + words, 0),
    isAnswer: true,
  })
  const subject = readSubject('How often should a gutter be cleaned?', 'en')
  const toldIn = (room: number, finding = list) =>
    chooseFindings([finding], [source], sourceWords, room, { type: 'amount', subject, quoted: [] }).map(
      ({ items }) => items.flat().map(({ text: said }) => said),
    )
  const firsts = [
    'Clean the gutter once a year.',
    'Clean it more often under a large tree.',
    'Wear gloves with a good grip.',
  ]
  expect(toldIn(40)).toEqual([firsts])
  // A quotation is cut from the source by where it stands there: nothing more than that may be quoted.
  const [told] = chooseFindings([list], [source], sourceWords, 40, { type: 'amount', subject, quoted: [] })
  const [block] = source.blocks
  const placed = told?.items
    .flat()
    .map(({ item, start, end }) =>
      block?.kind === 'list' ? block.items[item ?? 0]?.slice(start, end) : undefined,
    )
  expect(placed).toEqual(firsts)
  expect(toldIn(15)).toEqual([])
  expect(toldIn(40, { ...list, isAnswer: false })).toEqual([])
})
