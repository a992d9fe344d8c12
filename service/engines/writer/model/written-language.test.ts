import { expect, test } from 'vitest'
import { findWrittenLanguage, isForeign } from './written-language.ts'

const english =
  'A heat pump still works at five degrees. Ask the contractor for the rated value of this model at the design temperature of your town, and compare it with the heat that your house loses on the coldest night [1].'
const norwegian =
  'En varmepumpe virker fortsatt når det er kaldt ute. Spør installatøren om hvor mye varme den gir på den kaldeste natten i året, og sammenlign det med varmen som huset ditt mister gjennom vegger og tak.'

test('the language of a text is found, and a region or a near relative of what was asked for is not foreign', () => {
  expect(findWrittenLanguage(english, 'en-GB')).toBe('en')
  expect(isForeign('en', 'en-GB')).toBe(false)
  expect(findWrittenLanguage(norwegian, 'nb')).toBe('nb')
  expect(isForeign(findWrittenLanguage(english, 'de'), 'de')).toBe(true)
})

test('a short text has no language, nor has one in a language that the detector does not know', () => {
  expect(findWrittenLanguage('Heat pumps work.', 'de')).toBeNull()
  expect(findWrittenLanguage(english, 'sw')).toBeNull()
})
