import { expect, test } from 'vitest'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { areOfOneKind, haveSameBase, type Told } from './have-same-base.ts'
import { findMeasures } from './measure.ts'

function read(text: string): Told {
  const measures = findMeasures(text, findLexicon('en'))
  const [measure] = measures
  if (measure === undefined) throw new Error('The text has no amount')
  return { text, language: 'en', measures, measure }
}

const bill = read('Ozone cuts the energy bill by 80%.')

test('a change per stay or of one cycle is no other figure for a change of the bill', () => {
  expect(haveSameBase(bill, read('Energy per stay fell by 11%.'))).toBe(false)
  expect(haveSameBase(bill, read('Cold water cuts the energy of a cycle by 38%.'))).toBe(false)
  expect(haveSameBase(bill, read('Night hours cut the energy bill by 14%.'))).toBe(true)
})

test('a change is not set against a state', () => {
  expect(areOfOneKind(bill, read('Laundry uses 16% of the energy.'))).toBe(false)
  expect(areOfOneKind(read('Reminders cut a no-show rate of 8%.'), read('The no-show rate was 2%.'))).toBe(
    true,
  )
})

test('a price by the hour is no other price than one for the whole', () => {
  expect(haveSameBase(read('A clean costs $100 per hour.'), read('A clean costs $500.'))).toBe(false)
  expect(haveSameBase(read('A clean costs $400.'), read('A clean costs $500 in spring.'))).toBe(true)
})
