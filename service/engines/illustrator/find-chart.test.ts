import { expect, test } from 'vitest'
import { findChart } from './find-chart.ts'
import { scaleTicks } from './scale-ticks.ts'

const chart = (header: string[], rows: string[][], language = 'en') => findChart({ header, rows, language })

test('the first column of comparable numbers becomes bars, without the total of all', () => {
  const found = chart(
    ['City', 'Rank', 'Note', 'Price'],
    [
      ['Oslo', '1', 'dear', '€12'],
      ['Bergen', '2', 'fair', '€8'],
      ['**Total**', '', '', '€20'],
    ],
  )
  expect(found).toMatchObject({ kind: 'bars', rows: [0, 1], series: { column: 3, unit: '€' } })
})

test.each([
  [
    'a column of units',
    ['Size', 'Value', 'Unit'],
    [
      ['Weight', '5', 'kg'],
      ['Length', '3', 'm'],
    ],
  ],
  [
    'units in the names of rows',
    ['Company', 'Amount'],
    [
      ['Revenue (€m)', '5'],
      ['Churn (%)', '3'],
    ],
  ],
  [
    'a unit in the name of one row only',
    ['Company', 'Amount'],
    [
      ['Revenue (€m)', '5'],
      ['Staff', '300'],
    ],
  ],
  [
    'unlike quantities without units',
    ['Metric', 'Amount'],
    [
      ['Revenue', '5'],
      ['Staff', '300'],
    ],
  ],
  [
    'units in the cells',
    ['Company', 'Amount'],
    [
      ['Revenue', '€5m'],
      ['Profit', '€300k'],
    ],
  ],
  [
    'ranges',
    ['City', 'Price'],
    [
      ['Oslo', '10–20'],
      ['Bergen', '5–9'],
    ],
  ],
  [
    'only years',
    ['City', 'Founded'],
    [
      ['Oslo', '1048'],
      ['Bergen', '1070'],
    ].map(([a = '']) => [a, '1950']),
  ],
  [
    'one number',
    ['City', 'Price'],
    [
      ['Oslo', '10'],
      ['Bergen', '—'],
      ['Total', '10'],
    ],
  ],
])('%s are not compared', (_, header, rows) => {
  expect(chart(header, rows)).toBeUndefined()
})

test('one unit for all rows, said beside them, is comparable', () => {
  const rows = [
    ['Steel', '5', 'kg'],
    ['Wood', '3', 'kg'],
  ]
  expect(chart(['Metric', 'Amount', 'Unit'], rows)).toMatchObject({ kind: 'bars', series: { column: 1 } })
})

test('figures over time become lines in the order and at the distance of their moments', () => {
  const rows = [
    ['2024', '2.6 %', '6.0 %', '40'],
    ['2022', '8.7 %', '5.3 %', '38'],
    ['2021', '1 %', '5.9 %', '39'],
    ['2020', '0.4 %', '5.9 %', '35'],
  ]
  const found = chart(['Year', 'Inflation', 'Unemployment', 'People'], rows)
  expect(found).toMatchObject({ kind: 'line', rows: [3, 2, 1, 0], series: [{ column: 1 }, { column: 2 }] })
  const [first = 0, second = 0, third = 0, last = 0] = found?.kind === 'line' ? found.at : []
  expect((last - third) / (third - second)).toBeCloseTo(2, 1)
  expect(second).toBeGreaterThan(first)
})

test('bare numbers of several columns are not put on one scale', () => {
  const rows = ['2021', '2022', '2023', '2024'].map((year, index) => [year, `${index + 5}`, `${index * 900}`])
  expect(chart(['Year', 'Revenue', 'Staff'], rows)).toMatchObject({ kind: 'line', series: [{ column: 1 }] })
})

test.each([
  ['en', ['Q4 2025', 'Q1 2026', 'Q2 2026', 'Q3 2026']],
  ['en', ['2026-01', '2026-02', '2026-03', '2026-05']],
  ['de', ['Januar 2026', 'Februar 2026', 'März 2026', 'Mai 2026']],
  ['fr', ['janvier 2026', 'février 2026', 'mars 2026', 'avril 2026']],
  ['en', ['2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22']],
])('moments are read in %s', (language, labels) => {
  const rows = labels.map((label, index) => [label, `${index + 1} kg`])
  expect(chart(['Time', 'Weight'], rows, language)?.kind).toBe('line')
})

test('moments that jump back and forth are names', () => {
  const rows = ['2024', '2020', '2023', '2021'].map((year, index) => [year, `${index + 1} kg`])
  expect(chart(['Year', 'Weight'], rows)?.kind).toBe('bars')
})

test.each([
  [
    [0, 9],
    [0, 2.5, 5, 7.5, 10],
  ],
  [
    [96, 104],
    [96, 98, 100, 102, 104],
  ],
  [
    [-3, 5],
    [-4, -2, 0, 2, 4, 6],
  ],
  [
    [7, 7],
    [0, 7],
  ],
  [
    [0, 0],
    [0, 1],
  ],
])('a scale around %j is round and encloses it', ([least = 0, most = 0], ticks) => {
  expect(scaleTicks(least, most)).toEqual(ticks)
})
