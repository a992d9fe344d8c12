import { expect, test } from 'vitest'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { findMeasures } from './measure.ts'

const leastOf = (text: string, language: string) => findMeasures(text, findLexicon(language))[0]?.min

test('a point or comma between digits is read as the language of the sentence writes it', () => {
  expect(leastOf('Ein gutes Rad kostet 2.300 Euro.', 'de')).toBe(2300)
  expect(leastOf('A litre of diesel costs 2.300 euros.', 'en')).toBe(2.3)
  expect(leastOf('A good bike costs 2,300 euros.', 'en')).toBe(2300)
  expect(leastOf('Ein Liter Diesel kostet 2,300 Euro.', 'de')).toBe(2.3)
})

test('a single digit and a figure with both signs keep their value', () => {
  expect(leastOf('Ein Rad hat 5 Gänge.', 'de')).toBe(5)
  expect(leastOf('Das Rad kostet 3.000,50 Euro.', 'de')).toBe(3000.5)
})
