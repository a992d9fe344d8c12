import { expect, test } from 'vitest'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { findCases } from './find-cases.ts'
import { findMeasures } from './measure.ts'

const casesOf = (text: string, language: string) =>
  findCases(text, language, findMeasures(text, findLexicon(language))).map(({ text }) => text)

test.each(['de', 'de-AT'])('%s: "je 100 km" is the case of what is used on them', (language) => {
  expect(casesOf('Der Wagen braucht 6 Liter je 100 km.', language)).toEqual(['100 km'])
})

test('in Dutch "je" is a pronoun, and no case', () => {
  expect(casesOf('Na 5 jaar heb je 100 km gereden.', 'nl')).not.toContain('100 km')
})
