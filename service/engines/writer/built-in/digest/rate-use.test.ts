import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createYielder } from '../pace.ts'
import { readEvidence } from '../read-evidence.ts'
import type { Finding } from './finding.ts'
import { isIntroductory, rateUse } from './rate-use.ts'

async function findingOf(text: string, language: string, heading = 'Rules'): Promise<Finding> {
  const source = createSource({ title: 'Page', text: `## ${heading}\n\n${text}`, language, own: true })
  const { sentences, sections } = await readEvidence([source], createYielder(new AbortController().signal))
  const section = sections.find((one) => one.sentences.length > 0)
  if (section === undefined) throw new Error('No sentence was read.')
  return {
    source: 0,
    section,
    sentences,
    items: [],
    label: null,
    isPromise: false,
    isPreamble: false,
    words: 10,
    coverage: 0,
    context: 0,
    form: 1,
    isAnswer: false,
    score: 1,
    side: null,
    also: [],
  }
}

test.each([
  ['en', 'Bike leasing is a model in which the employer leases a bike.'],
  ['de', 'Unter Sozialversicherung versteht man die gesetzliche Kranken- und Rentenversicherung.'],
  ['fr', 'Le titre-restaurant est un titre de paiement remis au salarié.'],
  ['es', 'La garantía es una obligación del vendedor.'],
  ['it', 'La garanzia è un obbligo del venditore.'],
  ['pt', 'A garantia é uma obrigação do vendedor.'],
  ['ja', '加湿器とは、室内の空気に水分を加える装置です。'],
  ['en', 'The first bikes were handed over in May 2016.'],
])('in %s, %j introduces', async (language, text) => {
  expect(isIntroductory(await findingOf(text, language))).toBe(true)
})

test.each([
  ['en', 'The benefit is one percent of a quarter of the list price.'],
  ['en', 'Riders must report damage through the portal.'],
  ['es', 'El vidrio es la causa más frecuente de retraso.'],
])('in %s, %j says something to act by', async (language, text) => {
  expect(isIntroductory(await findingOf(text, language))).toBe(false)
})

test('an order counts more than a statement, a statement more than a definition, and what held once least', async () => {
  const rates = [
    'Riders must report damage within seven days.',
    'The employer pays the premium.',
    'Bike leasing is a model in which the employer leases a bike.',
    'Until 2019 the limit was three days.',
  ].map(async (text) => rateUse(await findingOf(text, 'en')))
  const read = await Promise.all(rates)
  expect(read).toEqual([...read].sort((a, b) => b - a))
  expect(new Set(read).size).toBe(4)
})
