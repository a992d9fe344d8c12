import { expect, test } from 'vitest'
import { readByline } from './read-byline.ts'

const bylineOf = (text: string) => readByline([{ kind: 'paragraph', text }])

test('a line that says who published a page, as what and when, is told apart from a citation', () => {
  expect(bylineOf('Harbour Agency, guidance note, revised March 2025')).toMatchObject({
    publisher: 'Harbour Agency',
    kind: 'guidance note',
    date: 'revised March 2025',
  })
  expect(bylineOf('Lena Okafor, Peter Brandt. Journal of Piers 41(2), 2025')).toBeNull()
})

test.each([
  [
    'By Dr Helen Marsh, County Fire Service, 12 May 2024',
    'Dr Helen Marsh',
    'County Fire Service',
    '12 May 2024',
  ],
  [
    'Von Jana Petersen, Gartenmagazin Nord, 3. Juni 2025',
    'Jana Petersen',
    'Gartenmagazin Nord',
    '3. Juni 2025',
  ],
  ['Par Luc Arnaud, Maison Claire, 4 février 2025', 'Luc Arnaud', 'Maison Claire', '4 février 2025'],
  ['Por Ana Ruiz, 2 de abril de 2024', 'Ana Ruiz', '', '2 de abril de 2024'],
  ['水質研究協会、調査報告、2025年4月', '', '水質研究協会', '2025年4月'],
])('%s: who wrote, for whom and when are told apart', (text, author, publisher, date) => {
  expect(bylineOf(text)).toMatchObject({ author, publisher, date })
})

test('a sentence that begins like a signature is none', () => {
  expect(bylineOf('By Monday the stove is cold, and the flue is swept')).toBeNull()
  expect(bylineOf('Von Berlin nach Hamburg, 2024 neu gebaut')).toBeNull()
})

test.each([
  ['From: Harbour Agency, published 4 March 2025', 'Harbour Agency', '4 March 2025'],
  ['Source: Harbour Agency, guidance note, March 2025', 'Harbour Agency', 'March 2025'],
  ['Quelle: Hafenamt Nord, veröffentlicht am 4. März 2025', 'Hafenamt Nord', '4. März 2025'],
  ['Éditeur : Agence du Port, publié le 4 mars 2025', 'Agence du Port', '4 mars 2025'],
  ['Fuente: Agencia del Puerto, publicado el 4 de marzo de 2025', 'Agencia del Puerto', '4 de marzo de 2025'],
  ['Fonte: Agenzia del Porto, pubblicato il 4 marzo 2025', 'Agenzia del Porto', '4 marzo 2025'],
  ['Bron: Havenbedrijf, gepubliceerd op 4 maart 2025', 'Havenbedrijf', '4 maart 2025'],
])('%s: the label is no part of the name, nor "published" of the date', (text, publisher, date) => {
  expect(bylineOf(text)).toMatchObject({ publisher, date })
})

test.each([
  ['From: Forum « Ponton C », fil « Le moteur : vous faites quoi ? »', 'Forum « Ponton C »', ''],
  [
    'From: Salt & Rope, newsletter of small harbours, page "Ask us"',
    'Salt & Rope',
    'newsletter of small harbours',
  ],
  ['From: LampPier (online shop, product page)', 'LampPier', 'online shop, product page'],
  [
    'From: Salt & Rope, trade monthly, issue 3/2026 Published: 2026-03-05',
    'Salt & Rope',
    'trade monthly, issue 3/2026',
  ],
])(
  '%s: a name with a quotation in it is whole, and the part that a paper is of it is none of it',
  (text, publisher, kind) => {
    expect(bylineOf(text)).toMatchObject({ publisher, kind })
  },
)
