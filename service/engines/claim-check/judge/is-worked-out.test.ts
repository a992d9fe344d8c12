import { expect, test } from 'vitest'
import { isWorkedOut } from './is-worked-out.ts'

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
