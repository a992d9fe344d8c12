import { expect, test } from 'vitest'
import { foldAccents } from './fold-accents.ts'
import { slug } from './slug.ts'

test.each([
  ['Straße, Øl & Łódź: "Crème brûlée"', 40, 'strasse-ol-lodz-creme-brulee'],
  ['  What’s   new?!  ', 40, 'whats-new'],
  ['one two three', 8, 'one-two'],
  ['endless', 3, 'end'],
  ['コーヒー', 40, ''],
])('%j in %i is %j', (text, max, made) => {
  expect(slug(text, max)).toBe(made)
})

test.each([
  ['What 1,840 rollouts taught us', 'what-1840-rollouts-taught-us'],
  ['1.840.000 Kaffees', '1840000-kaffees'],
  ['12\u00a0500 clients', '12500-clients'],
  ['12\u202f500 clients', '12500-clients'],
  ["1'840 Kunden", '1840-kunden'],
  ['1’840 Kunden', '1840-kunden'],
])('the digits of the number in %j stay together', (text, made) => {
  expect(slug(text, 40)).toBe(made)
})

test.each([
  ['In 2024, 500 people', 'in-2024-500-people'],
  ['Version 3.14 and 1.5', 'version-3-14-and-1-5'],
  ['Galaxy S24 256GB', 'galaxy-s24-256gb'],
  ['2023 100 places', '2023-100-places'],
  ['iPhone 15 256 GB', 'iphone-15-256-gb'],
  ['10.20.300', '10-20-300'],
])('numbers in %j that are no thousands stay apart', (text, made) => {
  expect(slug(text, 40)).toBe(made)
})

test('accents and case are folded', () => {
  expect(foldAccents('Éloïse ﬁne')).toBe('eloise fine')
})
