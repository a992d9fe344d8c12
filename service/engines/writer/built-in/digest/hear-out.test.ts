import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { hearOut } from './hear-out.ts'

const told = createSource({
  title: 'Seasick sailors',
  text: 'Sailors get seasick below deck. Ginger and a look at the horizon kept nausea away on a rolling ferry.',
})

async function heardOf(text: string, rest: { isNamed?: true } = { isNamed: true }) {
  const sources = [told, createSource({ title: 'Another page', text, ...rest })]
  const evidence = await readEvidence(sources, async () => {})
  const ofTold = evidence.sentences.filter(({ source }) => source === 0)
  const findings = [{ ...createFinding(ofTold.slice(0, 1)), source: 0 }]
  const words = hearOut(evidence, sources, findings, () => false).get(1)
  return evidence.sentences.filter(({ source }) => source === 1).map((one) => words?.shareOf([one]) ?? null)
}

test('a named page without a word of the question is heard where it speaks in the words of the others', async () => {
  const [ginger = 0, parking] = await heardOf(
    'On a rolling ferry 2 grams of ginger halved nausea. Parking at the harbour costs 4 euros.',
  )
  expect(ginger).toBeGreaterThan(0.15)
  expect(parking).toBe(0)
})

test('a page about something else, and one that only a search found, are not heard', async () => {
  const office =
    'The registered office moved to Leith on 4 May. The fee for a new register entry is 195 euros.'
  expect(await heardOf(office)).toEqual([null, null])
  expect(await heardOf('On a rolling ferry 2 grams of ginger halved nausea.', {})).toEqual([null])
})
