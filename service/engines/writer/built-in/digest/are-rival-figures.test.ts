import { expect, test } from 'vitest'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { areRivalFigures } from './are-rival-figures.ts'

test('figures are told side by side only where they answer one question differently', () => {
  const lexicon = findLexicon('de')
  expect(areRivalFigures(['80 bis 120 Euro', '150 Euro'], lexicon)).toBe(true)
  expect(areRivalFigures(['80 bis 120 Euro', '45 Euro'], lexicon)).toBe(false)
  expect(areRivalFigures(['800 Watt', '800 Watt'], lexicon)).toBe(false)
  expect(areRivalFigures(['800 Watt', '2 Wochen'], lexicon)).toBe(false)
  expect(areRivalFigures([], lexicon)).toBe(false)
})
