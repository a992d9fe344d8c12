import { expect, test } from 'vitest'
import { isDerived, isTotalOf, isWorkedOut, showsWorking } from './is-worked-out.ts'

const around = ['The bistro paid £16,830 and saves £3,650 a year.', 'A grant takes £3,000 off.']

test.each([
  'Case: As in the bistro; Saving: £3,650; Payback: 4.6 years',
  'Case: With the grant; Outlay: £13,830; Saving: £3,650; Payback: 3.8 years',
])('a row whose figures follow from those around it is worked out: %s', (row) => {
  expect(isWorkedOut(row, around)).toBe(true)
})

test.each([
  'Case: Elsewhere; Saving: £1,111; Payback: 77.7 years',
  'Case: As in the bistro; Saving: £3,650; Payback: 9.9 years',
  'Case: As in the bistro; Saving: £3,650',
  'Case: No figure',
])('a row that brings a figure of its own, or calculates nothing, is not: %s', (row) => {
  expect(isWorkedOut(row, around)).toBe(false)
})

test('a sentence shows its working where its figures give the result, rounded or not', () => {
  const sum = '2,6 mal 780 Euro sind rund 2.030 Euro.'
  expect(showsWorking(sum, ['2.030 Euro'], [])).toBe(true)
  expect(showsWorking('That is 2,990 euros of 780.', ['2,990 euros'], [])).toBe(false)
  expect(showsWorking('Of 780 euros 390 are left.', ['390'], ['Half of 2 is 1.'])).toBe(true)
})

test('figures of which no source has any are no working', () => {
  expect(showsWorking('99 times 2 is 198.', ['99', '2', '198'], [])).toBe(false)
})

test('a figure is the total of those that say how it divides, and of no others', () => {
  const parts = '21 waren krumm, 10 hingen, nur 3 waren zu breit.'
  expect(isTotalOf(['34'], parts)).toBe(true)
  expect(isTotalOf(['64'], parts)).toBe(false)
  expect(isTotalOf(['34', '12'], parts)).toBe(false)
  expect(isTotalOf(['34'], 'Davon kosteten 34 etwas.')).toBe(false)
})

test('a figure is derived from two of the passage, or from one of it and one that was just told', () => {
  const row = '| 2 persons, 2,500 kWh | 370 kWh | 520 kWh |'
  expect(isDerived(['150', '51 euros'], row, ['A kilowatt-hour costs 0.34 euros.'])).toBe(true)
  expect(isDerived(['$394'], 'Hearing test: $95. Fitted pairs: $2,400.', ['A pair is $299.'])).toBe(true)
  expect(isDerived(['150', '57 euros'], row, ['A kilowatt-hour costs 0.34 euros.'])).toBe(false)
  // Neither is of the passage.
  expect(isDerived(['$394'], 'Hearing tests are free.', ['A pair is $299 and a test $95.'])).toBe(false)
  // One more or one less than a figure is most often another figure.
  expect(isDerived(['53'], 'In 52 homes 1 unit failed.', [])).toBe(false)
})

test('a sum of products is shown where the sentence writes it out for its figure, and nowhere else', () => {
  const sentence = 'Zusammen kosten sie 1.148 Euro (4 mal 138 und 4 mal 149) und halten 86.000 Kilometer.'
  expect(showsWorking(sentence, ['1.148 Euro'], [])).toBe(true)
  expect(showsWorking(sentence.replace('1.148', '1.184'), ['1.184 Euro'], [])).toBe(false)
  expect(showsWorking('2 × 45 + 3 × 150 = 540 pounds a year.', ['540'], [])).toBe(true)
  expect(showsWorking('The plates are 20 x 30 and 40 x 50, and 2,600 schools use them.', ['2,600'], [])).toBe(
    false,
  )
  const rates = 'It is 12 per 100 visitors and 7 per 40 callers, which is 1,480 cases.'
  expect(showsWorking(rates, ['1,480'], [])).toBe(false)
})
