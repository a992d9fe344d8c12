import { expect, test } from 'vitest'
import { findStatedDate } from './stated-date.ts'

const dateOf = (text: string) => findStatedDate([{ kind: 'paragraph', text }])

test.each([
  ['Stand: September 2026. Kesselwasser wird zweimal im Jahr geprüft.', 'Stand: September 2026'],
  [
    'Unser Leitfaden zur Technik. Stand: 2. Oktober 2026. Zur Veröffentlichung frei.',
    'Stand: 2. Oktober 2026',
  ],
  ['Updated August 2026.', 'Updated August 2026'],
  ['Last updated: 14 February 2026', 'Last updated: 14 February 2026'],
  ['Note mise à jour en juillet 2026', 'mise à jour en juillet 2026'],
  ['Scheda aggiornata a ottobre 2026.', 'aggiornata a ottobre 2026'],
])('the line with which a document says how old it is, is its date: %s', (text, date) => {
  expect(dateOf(text)).toBe(date)
})

test.each([
  'The boilers were updated in two of the houses by the owner before the end of the year 2024.',
  'Wir sind auf dem Stand der Technik.',
  'Updated prices follow.',
  'No se ha publicado si seguirán en 2026.',
])('a sentence about something else is none: %s', (text) => {
  expect(dateOf(text)).toBeUndefined()
})
