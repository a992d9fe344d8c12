import { expect, test } from 'vitest'
import { parseNumber, readNumericColumn } from './numeric-column.ts'

const column = (cells: string[], language = 'en') =>
  readNumericColumn({ rows: cells.map((cell, index) => [`row ${index}`, cell]), language }, 1)

test.each([
  ['1,910', '.', 1910],
  ['1.910', ',', 1910],
  ['1,910.5', '.', 1910.5],
  ['1.910,5', ',', 1910.5],
  ['2.4', ',', 2.4],
  ['2,4', '.', 2.4],
  ['1.234', '.', 1.234],
  ['12,345,678', '.', 12345678],
  ['0.125', '.', 0.125],
  ['1.2.3', '.', undefined],
])('%s with decimal %s is %s', (digits, decimal, value) => {
  expect(parseNumber(digits, decimal)).toBe(value)
})

test('currency, unit, sign, references and emphasis are read', () => {
  expect(column(['€1,910 [1]', '**€98**', '−€400', '€ 5'])).toMatchObject({
    values: [1910, 98, -400, 5],
    unit: '€',
  })
  expect(column(['55 °C', '−7 °C'])).toMatchObject({ values: [55, -7], unit: '°C' })
  expect(column(['12,5 %', '8 %'], 'de')).toMatchObject({ values: [12.5, 8], unit: '%' })
})

test('empty cells are gaps, not zeros', () => {
  expect(column(['5', '—', '7', 'n/a', '9'])?.values).toEqual([5, undefined, 7, undefined, 9])
})

test('unlike units, ranges, years and words are not compared', () => {
  expect(column(['5 kg', '3 lb'])).toBeUndefined()
  expect(column(['10–20', '30'])).toBeUndefined()
  expect(column(['1999', '2026'])).toBeUndefined()
  expect(column(['fast', '3'])).toBeUndefined()
  expect(column(['3'])).toBeUndefined()
})

test('an invalid language is no error', () => {
  expect(column(['1', '2'], 'not a tag!')?.values).toEqual([1, 2])
})
