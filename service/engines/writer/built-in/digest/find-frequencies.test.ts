import { expect, test } from 'vitest'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { findFrequencies } from './find-frequencies.ts'
import { secondsOfMonth } from './measure.ts'

const year = 12 * secondsOfMonth

test.each([
  ['en', 'Wax the skis once or twice a year.', year / 2, year],
  ['en', 'Wax the skis at least twice a year.', Number.NEGATIVE_INFINITY, year / 2],
  ['en', 'Wax the skis no more than once a year.', year, Number.POSITIVE_INFINITY],
  ['en', 'An annual inspection is enough.', year, year],
  ['de', 'Der Ofen braucht eine jährliche Inspektion.', year, year],
  ['de', 'Alle paar Jahre wird gestrichen.', 2 * year, 5 * year],
  ['nl', 'Eens in de paar jaar is genoeg.', 2 * year, 5 * year],
  ['nl', 'Doe het een keer of vier per jaar.', year / 4, year / 4],
  ['fr', 'Huilez la table une à deux fois par an.', year / 2, year],
  ['es', 'Se engrasa cada dos o tres años.', 2 * year, 3 * year],
  ['it', 'Si olia ogni due oppure ogni quattro anni.', 2 * year, 4 * year],
  ['pt', 'Oleia-se pelo menos uma vez por ano.', Number.NEGATIVE_INFINITY, year],
])('%s: %s is read as the time between', (language, text, min, max) => {
  const [found] = findFrequencies(text, findLexicon(language).language)
  expect([found?.min, found?.max]).toEqual([min, max])
})

test.each([
  ['en', 'The annual cost is £40.'],
  ['en', 'It takes two a day.'],
  ['de', 'Das kostet jährlich 40 Euro.'],
  ['nl', 'De jaarlijkse kosten zijn 40 euro.'],
])('%s: %s says not how often', (language, text) => {
  expect(findFrequencies(text, language)).toEqual([])
})

test.each([
  ['en', '2.5 times a year'],
  ['de', '1,5-mal im Jahr'],
])('%s: of "%s" the part behind the point is no frequency', (language, text) => {
  expect(findFrequencies(text, language)).toEqual([])
})
