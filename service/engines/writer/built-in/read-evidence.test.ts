import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from './read-evidence.ts'

const read = (text: string) => readEvidence([createSource({ title: 'Compost', text })], async () => {})

test('a sentence stands under the heading right above it, however deep that is', async () => {
  const { sentences } = await read(
    '## What goes in\n\nPeel and leaves go into the heap.\n\n#### What stays out\n\nMeat and bones belong in the bin.',
  )
  expect(sentences.map(({ text, section }) => [text, section.heading])).toEqual([
    ['Peel and leaves go into the heap.', 'What goes in'],
    ['Meat and bones belong in the bin.', 'What stays out'],
  ])
})

test('a list keeps its items of one word, and is no menu where a line above says what it lists', async () => {
  const { sentences } = await read(
    'These stay out of the heap:\n\n- Meat\n- Bones\n- Oil\n\nThe heap is turned every month.\n\n- Home\n- Shop\n- Contact',
  )
  expect(sentences.map(({ text }) => text)).toEqual([
    'These stay out of the heap:',
    'Meat',
    'Bones',
    'Oil',
    'The heap is turned every month.',
  ])
})

test('what introduces a list may be long', async () => {
  const introduction =
    'Where the heap stands in the shade of a wall that faces north and gets no rain from the west, and where nobody turned it since the spring of the year before, these are still found whole:'
  const { sentences } = await read(`${introduction}\n\n- Egg shells\n- Corks of bottles`)
  expect(sentences.map(({ text }) => text)).toEqual([introduction, 'Egg shells', 'Corks of bottles'])
})

test('what brackets or quotation marks hold together is one sentence, in French with its spaces as well', async () => {
  const { sentences } = await read(
    'The heap is warm in a week. (Heaps of more than two metres are not meant. They burn.)\n\n« Ce qui m’a fait changer, ce n’est pas le prix, dit Anne. C’est le sourire de la voisine un lundi. »',
  )
  expect(sentences.map(({ text }) => text)).toEqual([
    'The heap is warm in a week.',
    '(Heaps of more than two metres are not meant. They burn.)',
    '« Ce qui m’a fait changer, ce n’est pas le prix, dit Anne. C’est le sourire de la voisine un lundi. »',
  ])
})

test('a sentence that ends on a quoted question tells what to ask, and asks nothing', async () => {
  const { sentences } = await read('Ask the neighbours rather than the books: “who would be angry?”')
  expect(sentences).toMatchObject([{ question: false }])
})
