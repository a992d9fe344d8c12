import { expect, test } from 'vitest'
import type { PageBlock } from '../../reader/page-block.ts'
import { foreignOffers } from './foreign-offers.ts'

const pageOf = (heading: string, lines: readonly string[]): PageBlock[] => [
  { kind: 'heading', level: 2, text: heading },
  ...lines.map((text): PageBlock => ({ kind: 'paragraph', text })),
]

test.each([
  ['en', 'How to wax skis', 'Broadband from £19 a month – switch in minutes and get a £60 gift card.'],
  ['de', 'Skier wachsen', 'Internet ab 17,99 Euro im Monat – jetzt wechseln und 90 Euro Bonus sichern.'],
  [
    'fr',
    'Farter ses skis',
    'La fibre à partir de 18,99 € par mois : changez d’opérateur et recevez 70 € de bon d’achat.',
  ],
  [
    'es',
    'Encerar los esquís',
    'Fibra desde 18,95 € al mes: cámbiate hoy y llévate una tarjeta regalo de 40 €.',
  ],
  ['it', 'Sciolinare gli sci', 'Fibra da 18,90 euro al mese: passa oggi e ricevi un buono da 40 euro.'],
  ['pt', 'Encerar os esquis', 'Fibra desde 18,90 € por mês: mude hoje e receba um vale-presente de 40 €.'],
  ['ja', 'スキーのワックスがけ', '光回線が月額2,480円から。今なら9千円キャッシュバック。'],
])('what is offered beside a text on another thing is found in %s', (language, heading, offer) => {
  expect([...foreignOffers(pageOf(heading, ['First.', offer]), heading, language)]).toEqual([2])
})

test.each([
  ['en', 'What broadband costs', 'Broadband from £19 a month comes with a £60 gift card.'],
  [
    'de',
    'Internet: wann sich der Wechsel lohnt',
    'Internet ab 17,99 Euro: Wer wechselt, bekommt 90 Euro Bonus vom Internetanbieter.',
  ],
  ['en', 'How to wax skis', 'A bar of paraffin costs £6 and is enough for four pairs.'],
])('what a page is about, and a price without a lure, is none (%s, %s)', (language, heading, line) => {
  expect([...foreignOffers(pageOf(heading, [line]), heading, language)]).toEqual([])
})
