import { expect, test } from 'vitest'
import { namesOwner, readerTitle } from './reader-title.ts'

test.each([
  ['price_list-2026_final_v3.docx', 'Northwind Heat', 'Northwind Heat: Price list 2026'],
  ['C:\\files\\northwind-heat.md', null, 'Northwind heat'],
  ['Internal fact sheet, October 2026', 'Northwind Heat', 'Northwind Heat: Fact sheet, October 2026'],
  ['Northwind Heat price list', 'Northwind Heat', 'Northwind Heat price list'],
  ['Air-to-water pumps', null, 'Air-to-water pumps'],
  ['Vergleichsmessungen 2025/26', null, 'Vergleichsmessungen 2025/26'],
  ['CM/KRL compared', null, 'CM/KRL compared'],
  ['/srv/files/price list.pdf', null, 'Price list'],
  ['v2.pdf', 'Northwind Heat', 'Northwind Heat, own records'],
  ['(1)', null, 'Own records'],
  [
    'Ask the others: ice and mops',
    'Counter & Cold, newsletter, page "Ask the others"',
    'Counter & Cold, newsletter: Ask the others: ice and mops',
  ],
  [
    'Hivernage du 15 ch : vous faites quoi ?',
    'Forum « Ponton C », fil « Hivernage du 15 ch : vous faites quoi ? »',
    'Forum « Ponton C »: Hivernage du 15 ch : vous faites quoi ?',
  ],
  ['Stabilisers', 'Hearth Labs, notes “Home fires”', 'Hearth Labs, notes “Home fires”: Stabilisers'],
])('readers know %s of %s as %s', (title, company, expected) => {
  expect(readerTitle(title, company)).toBe(expected)
})

test.each([
  ['Ask the others: ice and mops', 'Counter & Cold, newsletter, page "Ask the others"'],
  ['Plain guide', 'Hearth Labs, notes “Home fires”'],
  ['Price list', 'Northwind Heat'],
])('the title that readers get of %s says whose it is, so that it is not said again', (title, owner) => {
  expect(namesOwner(readerTitle(title, owner), owner)).toBe(true)
  expect(namesOwner(title, owner)).toBe(false)
})
