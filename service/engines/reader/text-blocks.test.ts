import { expect, test } from 'vitest'
import { countWords } from '../../text/count-words.ts'
import { blocksToText } from './blocks-to-text.ts'
import { textBlocks } from './text-blocks.ts'

test('headings are known by underline, capitals, numbering or standing alone', () => {
  const text =
    'Annual plan\n===========\n\nWe begin here.\n\nWHAT WE SELL\n\nOne thing.\n\n2.1 Prices\n\nThey fell.\n\nOur team\n\nIt grew.'
  expect(textBlocks(text).filter(({ kind }) => kind === 'heading')).toEqual([
    { kind: 'heading', level: 1, text: 'Annual plan' },
    { kind: 'heading', level: 2, text: 'WHAT WE SELL' },
    { kind: 'heading', level: 3, text: '2.1 Prices' },
    { kind: 'heading', level: 3, text: 'Our team' },
  ])
})

test('a short sentence and a closing signature are paragraphs', () => {
  expect(textBlocks('It works.\n\nAnd so on and on.\n\nAda Byron')).toEqual([
    { kind: 'paragraph', text: 'It works.' },
    { kind: 'paragraph', text: 'And so on and on.' },
    { kind: 'paragraph', text: 'Ada Byron' },
  ])
})

test('lines are joined, broken words put together, real hyphens kept', () => {
  expect(textBlocks('The depart-\nment of fine\u00adly made goods,\nA-\nB and well-known ones.')).toEqual([
    { kind: 'paragraph', text: 'The department of finely made goods, A- B and well-known ones.' },
  ])
  expect(textBlocks('四半期ごとに\n計画します。')).toEqual([
    { kind: 'paragraph', text: '四半期ごとに計画します。' },
  ])
})

test('distinguishes bullets with the line before them, quotes and rows with tabs', () => {
  expect(
    textBlocks(
      'We offer:\n- plans that\n  go on\n• reports\n3) help\n\n> said\n> she\n\nCity\tShops\nBonn\t3\nKiel\t4',
    ),
  ).toEqual([
    { kind: 'paragraph', text: 'We offer:' },
    { kind: 'list', items: ['plans that go on', 'reports', 'help'] },
    { kind: 'quote', text: 'said she' },
    {
      kind: 'table',
      header: ['City', 'Shops'],
      rows: [
        ['Bonn', '3'],
        ['Kiel', '4'],
      ],
    },
  ])
})

test('any line ending and form feeds part paragraphs', () => {
  expect(textBlocks('One is here.\r\n\r\nTwo is here.\fThree is here.')).toHaveLength(3)
})

test('words are counted in scripts with and without spaces', () => {
  expect(countWords('Two words, 3 – numbers')).toBe(4)
  expect(countWords('四半期ごとに計画します')).toBeGreaterThan(3)
  expect(countWords(' \n— ')).toBe(0)
})

test('blocks become text with their cells and items', () => {
  expect(
    blocksToText([
      { kind: 'heading', level: 1, text: 'H' },
      { kind: 'list', items: ['a', 'b'] },
      { kind: 'table', header: ['x', 'y'], rows: [['1', '2']] },
    ]),
  ).toBe('H\n\na\nb\n\nx\ty\n1\t2')
})

test('the order of a list is kept where it counts', () => {
  expect(textBlocks('In this order:\n1) Ring on Friday\n2) Send the text')).toEqual([
    { kind: 'paragraph', text: 'In this order:' },
    { kind: 'list', first: 1, items: ['Ring on Friday', 'Send the text'] },
  ])
})
