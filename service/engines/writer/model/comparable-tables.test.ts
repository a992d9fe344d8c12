import { expect, test } from 'vitest'
import { listTables } from './comparable-tables.ts'

test('a table with figures and a reference is listed with its heading as caption', () => {
  const text =
    '## Plans\n\nPrices differ [2].\n\n| Plan | Price (EUR) |\n|---|---|\n| Basic | 12 |\n| Large | 40 [2] |\n'
  expect(listTables(text)).toEqual([
    {
      caption: 'Plans',
      header: ['Plan', 'Price (EUR)'],
      rows: [
        ['Basic', '12'],
        ['Large', '40'],
      ],
      reference: 2,
    },
  ])
})

test('a table of words, of one row, or without a reference is not', () => {
  expect(listTables('| a | b |\n|---|---|\n| x | y |\n| x | y |\n\n[1]')).toEqual([])
  expect(listTables('| a | b |\n|---|---|\n| x | 1 |\n\n[1]')).toEqual([])
  expect(listTables('| a | b |\n|---|---|\n| x | 1 |\n| y | 2 |\n')).toEqual([])
})
