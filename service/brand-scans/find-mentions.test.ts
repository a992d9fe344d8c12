import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandNames } from './brand-names.ts'
import { createFindMentions } from './find-mentions.ts'

const found = (brand: string, text: string, aliases: string[] = []) =>
  createFindMentions(brandNames(brand, aliases))(text).map(([start, end]) => text.slice(start, end))

test.each([
  ['Acme', 'Acme is good. ACME, acme!', ['Acme', 'ACME', 'acme']],
  ['Acme', 'Pacme and Acmeology are others', []],
  ['Acme', "Acme's, Acme’s and the Acmes' grinders", ["Acme's", 'Acme’s', "Acmes'"]],
  ['Acme', 'two Acmes', ['Acmes']],
  ['Acme', 'Acme’nin yeni ürünü', ['Acme’nin']],
  ['Acme', '**Acme**: (Acme) "Acme" [Acme](https://acme.example)', ['Acme', 'Acme', 'Acme', 'Acme']],
  ['Acme', 'See https://acme.com/acme, or Acme.', ['Acme']],
  ['Box Co', 'Box Co and Boxco', ['Box Co']],
  ['Nestlé', 'NESTLE and Nestlé', ['NESTLE', 'Nestlé']],
  ['Nestle', 'Nestlé', ['Nestlé']],
  ['Coca-Cola', 'Coca Cola, CocaCola, coca-cola’s', ['Coca Cola', 'CocaCola', 'coca-cola’s']],
  ['HubSpot', 'Hub Spot or hubspot', ['Hub Spot', 'hubspot']],
  ['Procter & Gamble', 'Procter and Gamble', ['Procter and Gamble']],
  ['Acme Inc.', 'Acme sells', ['Acme']],
  ['acmely.com', 'Acmely and acmely.com', ['Acmely', 'acmely.com']],
  ['Booking.com', 'booking a room on Booking.com', ['Booking.com']],
  ['C++', 'in C++ or C', ['C++']],
  ['Яндекс', 'в Яндексе и Яндексом', ['Яндексе', 'Яндексом']],
  ['トヨタ', '私はトヨタの車が好き', ['トヨタ']],
  ['삼성', '삼성은 크다', ['삼성']],
  ['🙂', 'a 🙂 b', ['🙂']],
  ['(x', 'see (x) and (x', ['(x', '(x']],
  ['-', 'a - b', ['-']],
  ['Ford', 'I ford the river with afford', ['ford']],
])('%s in “%s” is found as %j', (brand, text, expected) => {
  expect(found(brand, text)).toEqual(expected)
})

test.each([
  ['Notion', 'The notion of rank is old.', []],
  ['Notion', 'Teams use Notion for notes.', ['Notion']],
  ['Target', 'Target customers who read.', []],
  ['Target', 'Target is a shop.', ['Target']],
  ['Linear', '1. **Linear**: fast\n2. Jira', ['Linear']],
  ['Apple', 'An apple a day. Apples are red. We like Apple.', ['Apple']],
  ['notion', 'Ask Notion, not a notion', ['Notion']],
])('%s, an ordinary word, in “%s” counts only as a name', (brand, text, expected) => {
  expect(found(brand, text)).toEqual(expected)
})

test('aliases are found too, and overlapping names are one mention', () => {
  expect(found('Acme', 'Acme Grinders and Roadrunner', ['Acme Grinders', 'Roadrunner'])).toEqual([
    'Acme Grinders',
    'Roadrunner',
  ])
})

test('for any name and any text the marks are in order, apart and within the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      (name, rest) => {
        const text = `${rest} ${name} ${rest}`.normalize('NFC')
        let last = 0
        for (const [start, end] of createFindMentions(brandNames(name, []))(text)) {
          expect(start >= last && end > start && end <= text.length).toBe(true)
          last = end
        }
      },
    ),
    { numRuns: 200 },
  )
})
