import { expect, test } from 'vitest'
import { markedPieces } from './marked-pieces.ts'

const drawn = (text: string, ranges: [number, number][]) =>
  markedPieces(text, ranges)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')

test('ranges are marked and everything else is kept', () => {
  expect(
    drawn('a berth costs 40', [
      [2, 7],
      [14, 16],
    ]),
  ).toBe('a [berth] costs [40]')
  expect(drawn('whole', [[0, 5]])).toBe('[whole]')
  expect(drawn('none', [])).toBe('none')
})

test('ranges that overlap, run out of the text or turn backwards lose no character', () => {
  expect(
    drawn('abcdef', [
      [4, 99],
      [0, 3],
      [2, 5],
    ]),
  ).toBe('[abc][de][f]')
  expect(
    drawn('abc', [
      [2, 1],
      [-3, 1],
    ]),
  ).toBe('[a]bc')
  expect(markedPieces('<b>', [[0, 3]])).toEqual([{ text: '<b>', marked: true, start: 0 }])
})
