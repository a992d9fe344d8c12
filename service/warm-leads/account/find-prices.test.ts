import { expect, test } from 'vitest'
import type { Survey } from '../survey/survey.ts'
import { findPrices } from './find-prices.ts'

/** Only what the rules look at. */
function pricesOn(...texts: string[]) {
  const page = {
    kind: 'pricing',
    finalUrl: 'https://acme.example/pricing',
    title: 'Pricing',
    blocks: texts.map((text) => ({ kind: 'paragraph', text })),
  }
  // A whole survey has much that no price depends on.
  return findPrices({ pages: [page], home: page } as unknown as Survey)
}

test.each([
  ['Crew costs £49 per month for up to five people.', '£49', 'per month'],
  ['One chair costs £12 a month.', '£12', 'per month'],
  ['Plans start at €4 per boat and week during the season.', '€4', 'per boat and week'],
  ['Team: $9 / user / month', '$9', 'per user per month'],
  ['Pro is $1,200/yr', '$1,200', 'per year'],
  ['Das Paket kostet 29 € pro Monat.', '29€', 'pro Monat'],
  ['L’offre coûte 19 € par utilisateur et par mois.', '19€', 'par utilisateur et par mois'],
  ['Only $29, a bargain.', '$29', null],
  ['The survey is $300.', '$300', null],
])('“%s” has a price with what it is for', (text, price, unit) => {
  const [found] = pricesOn(text)
  expect(found).toMatchObject({ price, unit, passage: text, url: 'https://acme.example/pricing' })
})

test('a unit in the element after its figure belongs to it', () => {
  expect(pricesOn('£49', 'per month', 'Up to five people.')).toMatchObject([
    { price: '£49', unit: 'per month', passage: '£49' },
  ])
})

test('a price is told once, with its unit where one of the passages has it', () => {
  expect(pricesOn('From $29.', 'Starter costs $29 per month and Pro costs $79 per month.')).toMatchObject([
    { price: '$29', unit: 'per month' },
    { price: '$79', unit: 'per month' },
  ])
})
