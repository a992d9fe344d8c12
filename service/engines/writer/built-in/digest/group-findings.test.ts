import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { mergeGroups } from './group-findings.ts'

async function findingsOf(texts: readonly string[]) {
  const sources = texts.map((text, at) => createSource({ title: `Page ${at}`, text }))
  const { sentences } = await readEvidence(sources, async () => {})
  return sentences.map((sentence, at) => createFinding([sentence], { score: texts.length - at }))
}

const texts = ['oak', 'larch', 'steel', 'stone', 'brick'].map(
  (name) => `A pier of ${name} lasts for many years.`,
)

test('two groups under one heading become one', async () => {
  const [one, other, third] = await findingsOf(texts)
  if (!one || !other || !third) throw new Error('No findings')
  expect(
    mergeGroups([
      { heading: 'What it costs', findings: [one] },
      { heading: null, findings: [other] },
      { heading: 'What it costs', findings: [third] },
    ]),
  ).toEqual([
    { heading: 'What it costs', findings: [one, third] },
    { heading: null, findings: [other] },
  ])
})
