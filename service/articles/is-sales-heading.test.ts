import { expect, test } from 'vitest'
import { isSalesHeading } from './is-sales-heading.ts'

test.each([
  'Our prices',
  'Unsere Preise',
  'Wat onze klanten zeggen',
  'Veelgestelde vragen',
  'Onze tarieven',
  'Waarom wij?',
])('under “%s” a page sells', (heading) => {
  expect(isSalesHeading(heading)).toBe(true)
})

test.each([
  'Wat kost een warmtepomp?',
  'Waarom daken lekken',
  'De prijs van stilte',
  'Bestellen of zelf bouwen',
])('under “%s” it may tell something', (heading) => {
  expect(isSalesHeading(heading)).toBe(false)
})
