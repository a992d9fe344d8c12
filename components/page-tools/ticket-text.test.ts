import { expect, test } from 'vitest'
import { ticketText } from './ticket-text.ts'

test('a ticket has every issue with its effect, what to write and each place', () => {
  expect(
    ticketText('https://shop.example/', [
      {
        key: 'price',
        severity: 'error',
        effect: 'No product snippet in search results',
        message: '"640,00 €" is not a number.',
        fix: 'Write "price": "640.00"',
        places: [
          { path: 'Product.offers[0].price', line: 18 },
          { path: 'Product.offers[1].price', line: undefined },
        ],
        isNew: false,
      },
    ]),
  ).toBe(`To fix on https://shop.example/

1. Error: No product snippet in search results. "640,00 €" is not a number.
   Fix: Write "price": "640.00"
   At: Product.offers[0].price, line 18
   At: Product.offers[1].price`)
})
