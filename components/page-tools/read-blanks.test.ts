import { expect, test } from 'vitest'
import { blanksOf, isMarkup, pastedPart } from './read-blanks.ts'

test('the blanks of a suggestion are found, and quotation marks of a text are none', () => {
  const fix = 'Add "price": "‹price, like 19.90›", "priceCurrency": "‹currency, like EUR›"'
  expect(blanksOf(fix).map(([from, to]) => fix.slice(from, to))).toEqual([
    '‹price, like 19.90›',
    '‹currency, like EUR›',
  ])
  expect(blanksOf('Write "description".')).toEqual([])
})

test.each([
  ['<meta name="twitter:card" content="summary_large_image">', true],
  ['Move the <meta> tags into the head.', false],
  ['Add "price": "‹price, like 19.90›", "priceCurrency": "‹currency, like EUR›"', true],
  ['Add "reviewCount": ‹number of your reviews›', true],
  ['Write "author": { "@type": "Person", "name": "‹name›" }', true],
  ['Add "@type": "…" with a type of schema.org.', false],
  ['Write "name": and the value.', false],
  ['Write it like "2026-11-14".', false],
])('members of JSON are code, prose around them is not: %s', (fix, expected) => {
  expect(isMarkup(fix)).toBe(expected)
})

test('what is copied begins with the markup and not with the verb', () => {
  expect(pastedPart('Add "sku": "‹number›"')).toBe('"sku": "‹number›"')
  expect(pastedPart('Write description.')).toBe('Write description.')
  expect(pastedPart('<meta property="og:title" content="…">')).toBe('<meta property="og:title" content="…">')
})
