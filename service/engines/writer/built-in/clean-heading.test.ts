import { expect, test } from 'vitest'
import { cleanHeading } from './clean-heading.ts'
import { findLexicon } from './lexicon/find-lexicon.ts'

test.each([
  ['en', '1.3 The armrests of the chair', 'The armrests of the chair'],
  ['en', '### What helps at once?', 'What helps at once?'],
  ['es', 'PÁGINA 3: GASTO #1 - GASTOS DE OFICINA EN CASA', 'Gastos de oficina en casa'],
  ['es', 'DEDUCCIONES DEL IVA EN CASA', 'Deducciones del IVA en casa'],
  ['en', 'EU rules on VAT', 'EU rules on VAT'],
  ['en', 'NASA', 'NASA'],
  ['en', '2. The armrests', 'The armrests'],
  ['en', '2021: the white wall', '2021: the white wall'],
])('in %s the heading %s is shown as %s', (language, raw, shown) => {
  expect(cleanHeading(raw, findLexicon(language))).toBe(shown)
})
