import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { englishPhrases } from '../phrases/languages/en.ts'
import { readEvidence } from '../read-evidence.ts'
import { describeDigest } from './describe-digest.ts'
import type { Finding } from './finding.ts'
import type { SourceNames } from './name-sources.ts'

const names: SourceNames = {
  full: () => '',
  beside: () => '',
  short: () => '',
  plain: () => '',
  byline: () => '',
  speaker: () => '',
  again: () => '',
  isSeller: () => false,
  hasInterest: () => false,
  isDealer: () => false,
}

async function findingOf(text: string, score: number): Promise<Finding> {
  const { sentences } = await readEvidence([createSource({ title: 'Page', text })], async () => {})
  return createFinding(sentences, { words: 10, score })
}

const long =
  'Harbours that lit their piers with lamps of a new kind, which the makers had lent them for the whole of one winter and taken back in spring, were asked about it and said that it paid off.'
const nothing = { main: [], findings: [], disagreements: [], told: '', steps: [], spokenIn: () => 0 }

test('what opens the text describes it, by a later sentence with its figure where the first is too long', async () => {
  const main = [await findingOf(`${long} Damage to boats fell from 40 cases to 12 in that winter.`, 1)]
  const findings = [await findingOf('A lamp on a pier costs 900 euros in the first year.', 5)]
  expect(describeDigest('Lamps', { ...nothing, main, findings }, names, englishPhrases)).toBe(
    'Damage to boats fell from 40 cases to 12 in that winter.',
  )
})

test('where no part of the opening fits, the best answer does', async () => {
  const main = [await findingOf(long, 1)]
  const findings = [
    await findingOf('A harbour in the north has put up lamps and likes them.', 2),
    await findingOf('A lamp on a pier costs 900 euros in the first year.', 5),
  ]
  expect(describeDigest('Lamps', { ...nothing, main, findings }, names, englishPhrases)).toBe(
    'A lamp on a pier costs 900 euros in the first year.',
  )
})

test('a line of a table and the names of steps are told before single sentences', async () => {
  const main = [await findingOf('A lamp on a pier costs 900 euros in the first year.', 5)]
  const told = 'Cost a year: from €40 (Quay) to €900 (Pier)'
  expect(describeDigest('Lamps', { ...nothing, main, told }, names, englishPhrases)).toBe(told)
  const steps = ['Choose the pier!', 'Measure the tide', 'Bolt the lamp down']
  expect(describeDigest('Lamps', { ...nothing, main, steps }, names, englishPhrases)).toBe(
    'Choose the pier; Measure the tide; Bolt the lamp down',
  )
})

test('steps are listed whole with whose they are, and without an ellipsis', async () => {
  const steps = [
    'Read the meter every Monday for four weeks',
    'Wash at 40 degrees wherever it is allowed',
    `Fill ${'the machines '.repeat(8)}`,
  ]
  const text = describeDigest('Lamps', { ...nothing, steps, stepsBy: 'Pier Lab' }, names, englishPhrases)
  expect(text).toBe(
    'Read the meter every Monday for four weeks; Wash at 40 degrees wherever it is allowed (Pier Lab)',
  )
})

test('a shorter beginning leaves room for whose it is', async () => {
  const findings = [
    await findingOf(
      'A lamp on a pier costs 900 euros in the first year. In the second year it costs 120 euros with all of its repairs. In the third it costs 80 euros.',
      1,
    ),
  ]
  const named = { ...names, byline: () => 'Institute of Piers' }
  expect(describeDigest('Lamps', { ...nothing, findings }, named, englishPhrases)).toMatch(
    /\(Institute of Piers\)$/,
  )
})
