import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { findRowAgainst } from './find-row-against.ts'
import { findMeasures } from './measure.ts'

const table = [
  '| Wood | Service life in years | Price (EUR) |',
  '| --- | --- | --- |',
  '| Larch | 12 | 48 |',
  '| Oak | 25 | 95 |',
].join('\n')

/** The row of the table that stands against the first amount of a sentence. */
async function rowAgainst(text: string) {
  const { sentences, tables } = await readEvidence(
    [createSource({ title: 'Sentence', text }), createSource({ title: 'Table', text: table })],
    async () => {},
  )
  const [sentence] = sentences
  const [rows] = tables
  if (sentence === undefined || rows === undefined) throw new Error('No sentence or no table was read')
  const [measure] = findMeasures(sentence.text, sentence.lexicon)
  return measure === undefined ? null : (findRowAgainst(rows, measure, sentence)?.text ?? null)
}

test('a sentence stands against the row on its thing in the column of its attribute', async () => {
  expect(await rowAgainst('Planks of larch have a service life of 30 years on a pier.')).toBe(
    'Larch: 12 (Service life in years)',
  )
  expect(await rowAgainst('On a pier, planks of oak cost 140 euros.')).toBe('Oak: 95 (Price (EUR))')
})

test('a row that agrees, is of another thing or of another attribute stands against nothing', async () => {
  expect(await rowAgainst('Planks of larch have a service life of 12 years on a pier.')).toBe(null)
  expect(await rowAgainst('Planks of pine have a service life of 30 years on a pier.')).toBe(null)
  expect(await rowAgainst('Planks of larch come with a warranty of 5 years on a pier.')).toBe(null)
  expect(await rowAgainst('Oiling planks of oak saves 40 euros on a pier.')).toBe(null)
})
