import { expect, test } from 'vitest'
import { readSentences } from './sentences.ts'

const coveredOf = (lead: string, items: string) =>
  readSentences(`${lead}\n\n${items}`)
    .slice(1)
    .map(({ covered }) => covered)

test('a reference before a colon covers the list that it introduces', () => {
  expect(coveredOf('Two things count [1]:', '- One.\n- Two.')).toEqual([[1], [1]])
})

test('a list with references of its own, or after a sentence that introduces nothing, is not covered', () => {
  expect(coveredOf('Two things count [1]:', '- One [2].\n- Two.')).toEqual([[2], []])
  expect(coveredOf('Two things count [1].', '- One.')).toEqual([[]])
})

const sources = '1. [Oil](<https://a.example/oil>), Test Desk, 2025\n2. Own: Records 2026'
const readBelow = (below: string) =>
  readSentences(`# Oil\n\nIt dries [1].\n\n## Sources\n\n${sources}${below}`)
    .slice(2)
    .map(({ text }) => text)

test('the entries of a closing list of sources are not read', () => {
  expect(readBelow('')).toEqual([])
})

test.each([
  ['on the next line', '\nOil cures 90% of all.'],
  ['as a further item', '\n3. Oil cures 90% of all.'],
  ['within the last item', '\n\n   Oil cures 90% of all.'],
  ['as a paragraph', '\n\nOil cures 90% of all.'],
])('a statement below the last source is read %s', (_, below) => {
  expect(readBelow(below)).toEqual(['Oil cures 90% of all.'])
})

test('closing steps are read, whether or not something follows them', () => {
  const steps = '# Oil\n\nIt dries.\n\n## What to do\n\n1. Sand 2 mm.\n2. Wait 90 hours.'
  const texts = (markdown: string) => readSentences(markdown).map(({ text }) => text)
  expect(texts(steps)).toEqual(expect.arrayContaining(['Sand 2 mm.', 'Wait 90 hours.']))
  expect(texts(`${steps}\n\nThen call us.`)).toEqual(
    expect.arrayContaining(['Sand 2 mm.', 'Wait 90 hours.', 'Then call us.']),
  )
})

test('a sum that begins with a digit is a sentence of its own, without the reference of the one before it', () => {
  const [fact, sum] = readSentences(
    'Für den Altbau nennt die Quelle keinen einzigen [4]. 2,6 mal 780 Euro sind rund 2.030 Euro.',
  )
  expect(fact?.references).toEqual([4])
  expect(sum).toMatchObject({ text: '2,6 mal 780 Euro sind rund 2.030 Euro.', references: [] })
})
