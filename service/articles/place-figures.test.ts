import { expect, test } from 'vitest'
import { placeFigures } from './place-figures.ts'

const table = (first: string) => `| ${first} | Price [1] |\n| --- | ---: |\n| a | 1 |\n| b | 2 |`

test('each figure is before the table that it draws, whatever their order', () => {
  const markdown = `Words.\n\n${table('Tea')}\n\nMore.\n\n${table('Coffee')}\n`
  const placed = placeFigures(markdown, [
    { header: ['Coffee', 'Price'], file: 'figure-1.png', alt: 'Coffee. a: 1; b: 2' },
    { header: ['Tea', 'Price'], file: 'figure-2.png', alt: 'Tea' },
  ])
  expect(placed).toBe(
    `Words.\n\n![Tea](figure-2.png)\n\n${table('Tea')}\n\nMore.\n\n![Coffee. a: 1; b: 2](figure-1.png)\n\n${table('Coffee')}\n`,
  )
})

test('a figure whose table the text does not have changes nothing', () => {
  expect(placeFigures('Words.', [{ header: ['Tea', 'Price'], file: 'figure-1.png', alt: '' }])).toBe('Words.')
})

test('a text alternative cannot end its picture and begin something else', () => {
  const placed = placeFigures(table('Tea'), [
    { header: ['Tea', 'Price'], file: 'figure-1.png', alt: 'x](javascript:alert(1)) <b>\n\n# y' },
  ])
  expect(placed.split('\n')[0]).toBe('![x\\](javascript:alert(1)) \\<b\\> # y](figure-1.png)')
})
