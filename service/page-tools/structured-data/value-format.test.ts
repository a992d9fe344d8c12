import { expect, test } from 'vitest'
import { isWritten, plainNumber } from './value-format.ts'

test.each([
  ['640,00', '640.00'],
  ['19,90 €', '19.90'],
  ['$1,299.00', '1299.00'],
  ['1.299,50 EUR', '1299.50'],
  ["1'299.00", '1299.00'],
  ['1.000.000', '1000000'],
  ['12 USD', '12'],
  ['1.299', undefined],
  ['free', undefined],
  ['', undefined],
])('%j as a number of data is %j', (written, plain) => {
  expect(plainNumber(written)).toBe(plain)
})

test.each([
  ['2026', true],
  ['2026-03', true],
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-03-01T09:00:00+01:00', true],
  ['2026-03-01T09:00Z', true],
  ['2026-03-01T25:00Z', false],
  ['March 1, 2026', false],
  ['01/03/2026', false],
])('%s is a date: %s', (value, is) => {
  expect(isWritten(value, 'date')).toBe(is)
})

test.each([
  ['PT30M', true],
  ['P1DT2H', true],
  ['PT', false],
  ['30 min', false],
])('%s is a duration: %s', (value, is) => {
  expect(isWritten(value, 'duration')).toBe(is)
})
