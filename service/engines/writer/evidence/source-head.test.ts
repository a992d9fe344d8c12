import { expect, test } from 'vitest'
import type { PageBlock } from '../../reader/page-block.ts'
import { readSourceHead } from './source-head.ts'

const body: PageBlock[] = [
  { kind: 'paragraph', text: 'Wood with more than 25 percent of water burns badly and tars the flue.' },
  { kind: 'heading', level: 2, text: 'Measuring' },
  { kind: 'paragraph', text: 'A meter is pushed into a freshly split face of the log.' },
  { kind: 'paragraph', text: 'Three logs of a stack tell enough.' },
]
const under = (...lines: string[]) =>
  readSourceHead(
    [
      { kind: 'heading', level: 1, text: 'Dry wood' },
      ...lines.map((text): PageBlock => ({ kind: 'paragraph', text })),
      ...body,
    ],
    'Dry wood',
  )

test.each([
  ['Author: Solid Fuel Advice Bureau', 'Solid Fuel Advice Bureau'],
  ['By Ann Lee, 3 March 2024', 'Ann Lee'],
  ['By the Solid Fuel Advice Bureau', 'the Solid Fuel Advice Bureau'],
  ['Written by Ann Lee · 4 min read', 'Ann Lee'],
  ['Von Jana Weiß', 'Jana Weiß'],
  ['Autorin: Jana Weiß', 'Jana Weiß'],
  ['Par Anne Leroy', 'Anne Leroy'],
  ['Auteur : Anne Leroy', 'Anne Leroy'],
  ['Por Ana Pérez · 3 de marzo de 2026', 'Ana Pérez'],
  ['Autor: Instituto de la Leña', 'Instituto de la Leña'],
  ['Di Mario Rossi', 'Mario Rossi'],
  ['A cura di Mario Rossi', 'Mario Rossi'],
  ['Escrito por João Pires', 'João Pires'],
  ['Door Jan de Vries', 'Jan de Vries'],
  ['文／田中花子', '田中花子'],
  ['作者：王伟', '王伟'],
])('who wrote it is read from its byline: %s', (line, author) => {
  expect(under(line).author).toBe(author)
})

test.each([
  ['Publisher: Solid Fuel Advice Bureau', 'Solid Fuel Advice Bureau'],
  ['Published by the Harbour Agency, 3 March 2024', 'the Harbour Agency'],
  ['Herausgegeben von der Energieagentur', 'der Energieagentur'],
  ['Herausgeber: Energieagentur Nord', 'Energieagentur Nord'],
  ['Publié par Ademe', 'Ademe'],
  ['Editorial: Casa del Fuego', 'Casa del Fuego'],
  ['Uitgever: Milieu Centraal', 'Milieu Centraal'],
  ['発行元：薪の会', '薪の会'],
  [
    'From: Kim Reed, chimney sweep, on her blog hearth.example. Published: 13 January 2018.',
    'Kim Reed, chimney sweep, on her blog hearth.example',
  ],
  [
    'From: Ask a Sweep, a question-and-answer site of the Hearth Network; a question by Kim Reed and the answers of several sweeps. Published: 9 October 2009.',
    'Ask a Sweep, a question-and-answer site of the Hearth Network',
  ],
  ['Source: the Harbour Agency', 'the Harbour Agency'],
  ['Quelle: Energieagentur Nord', 'Energieagentur Nord'],
  ['De : Anne Leroy, ramoneuse. Publié le 27 septembre 2024.', 'Anne Leroy, ramoneuse'],
  ['Fuente: Casa del Fuego', 'Casa del Fuego'],
  ['Bron: Milieu Centraal', 'Milieu Centraal'],
  ['From: chairs to tables, all wood burns', ''],
  [
    'From: kimreed, personal blog, United Kingdom. Published: 21 September 2022.',
    'kimreed, personal blog, United Kingdom',
  ],
  [
    'From: Kim Reed, persönlicher Blog, Schweiz (Englisch; Preise in Franken). Published: 10. Dezember 2024.',
    'Kim Reed, persönlicher Blog, Schweiz',
  ],
  ['From: Hearth Labs, notes “Home fires”. Published (third party)', 'Hearth Labs, notes “Home fires”'],
  ['From: Hearth Labs, published 2019', 'Hearth Labs'],
  [
    'From: Inky Fingers, printmakers’ forum, thread "Framed work – what do you do?"',
    'Inky Fingers, printmakers’ forum',
  ],
  ['De : Forum « Ponton C », fil « Hivernage du 15 ch »', 'Forum « Ponton C », fil « Hivernage du 15 ch »'],
  ['Von: Bauherrenberatung Nordmark e. V.', 'Bauherrenberatung Nordmark e. V.'],
])('who published it is read from its head: %s', (line, publisher) => {
  expect(under(line).publisher ?? '').toBe(publisher)
})

test('a label in the foot of a document counts, too', () => {
  const blocks: PageBlock[] = [...body, { kind: 'paragraph', text: 'Author: Solid Fuel Advice Bureau' }]
  expect(readSourceHead(blocks, 'Dry wood').author).toBe('Solid Fuel Advice Bureau')
})

test.each([
  'Handling Review',
  'Network services · Customer guide · Revised 3 February 2026',
  'Northern Institute for Surface Testing · Report summary 2023-17 · July 2023',
  'Eastern Tourism Observatory, Working Report 2024/3, published April 2024',
])('a line under the title that names a publication is kept as what it is: %s', (line) => {
  expect(under(line).line).toBe(line)
})

test.each([
  ['By Ann Lee, 3 March 2024', '3 March 2024'],
  ['14 February 2026 · 4 min read', '14 February 2026'],
  ['Published on 3 March 2024', 'Published on 3 March 2024'],
  ['Revised March 2025', 'Revised March 2025'],
  ['Last reviewed: 2026-02-03', 'Last reviewed: 2026-02-03'],
  ['Veröffentlicht am 3. März 2024', 'Veröffentlicht am 3. März 2024'],
  ['Publié le 3 mars 2024', 'Publié le 3 mars 2024'],
  ['Publicado el 3 de marzo de 2024', 'Publicado el 3 de marzo de 2024'],
  ['Pubblicato il 3 marzo 2024', 'Pubblicato il 3 marzo 2024'],
  ['Publicado em 3 de março de 2024', 'Publicado em 3 de março de 2024'],
  ['Gepubliceerd op 3 maart 2024', 'Gepubliceerd op 3 maart 2024'],
  ['更新日：2026年2月3日', '更新日：2026年2月3日'],
  [
    'From: kimreed, personal blog, Spain (a draft in English). Published: 10 September 2020.',
    'Published: 10 September 2020',
  ],
])('the date in a byline outlives the byline: %s', (line, date) => {
  expect(under(line).date).toBe(date)
})

test.each([
  'By Christmas the wood is dry.',
  'The text by Ann Lee is often quoted.',
  'Split logs dry in two summers.',
  'Authors: how many does a book need?',
  'For AI assistants: the author is Acme.',
])('a sentence names neither author nor publisher nor date: %s', (line) => {
  expect(under(line)).toEqual({})
})
