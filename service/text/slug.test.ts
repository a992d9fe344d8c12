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

test('accents and case are folded', () => {
  expect(foldAccents('Éloïse ﬁne')).toBe('eloise fine')
})
