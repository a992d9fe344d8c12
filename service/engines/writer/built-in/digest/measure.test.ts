import { expect, test } from 'vitest'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { areLimitsApart, findMeasures } from './measure.ts'

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

test('limits in one direction are apart by a tenth, and bounds of different directions never', () => {
  const limitOf = (text: string) => findMeasures(text, findLexicon('en'))[0]
  const [a, b, c, same] = ['below 15 °C', 'below 12 °C', 'above 12 °C', 'below 15 °C'].map(limitOf)
  if (!a || !b || !c || !same) throw new Error('Each names a limit')
  expect(areLimitsApart(a, b)).toBe(true)
  expect(areLimitsApart(a, c)).toBe(false)
  expect(areLimitsApart(a, same)).toBe(false)
})

test.each([
  ['en', 'The hedge may be no more than 2 m high.', Number.NEGATIVE_INFINITY, 2],
  ['en', 'The fence must not exceed 3 m.', Number.NEGATIVE_INFINITY, 3],
  ['de', 'Die Hecke darf nicht höher als 2 m sein.', Number.NEGATIVE_INFINITY, 2],
  ['de', 'Der Zaun darf 3 m nicht überschreiten.', Number.NEGATIVE_INFINITY, 3],
  ['fr', 'La haie mesure pas plus de 2 m.', Number.NEGATIVE_INFINITY, 2],
  ['es', 'El seto no debe superar los 2 m.', Number.NEGATIVE_INFINITY, 2],
  ['it', 'La siepe non deve superare i 2 m.', Number.NEGATIVE_INFINITY, 2],
  ['pt', 'A sebe não pode ultrapassar os 2 m.', Number.NEGATIVE_INFINITY, 2],
  ['ja', '生垣の高さは2m以下です。', Number.NEGATIVE_INFINITY, 2],
  ['en', 'No less than 4 m are left free.', 4, Number.POSITIVE_INFINITY],
  ['ja', '幅は4m以上です。', 4, Number.POSITIVE_INFINITY],
])('in %s a limit is read as one: %s', (language, text, min, max) => {
  expect(findMeasures(text, findLexicon(language))).toMatchObject([{ min, max, unit: 'metre' }])
})

test('a range from one amount to another is no least amount', () => {
  expect(findMeasures('It lasts from 5 to 7 years.', findLexicon('en'))).toMatchObject([{ min: 60, max: 84 }])
})
