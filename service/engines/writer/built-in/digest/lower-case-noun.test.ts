import { expect, test } from 'vitest'
import { lowerCaseNoun } from './lower-case-noun.ts'

const text =
  'Winter tyres grip below 7 °C. In Oslo most cars have winter tyres by November. Reifen sind rund.'

test('a noun that the text writes in lower case loses the capitals of a title', () => {
  expect(lowerCaseNoun('Winter Tyres', text)).toBe('winter tyres')
})

test('names, abbreviations and nouns of a language that capitalises them keep their capitals', () => {
  for (const noun of ['Oslo', 'ABS', 'Reifen']) expect(lowerCaseNoun(noun, text)).toBe(noun)
})
