import { expect, test } from 'vitest'
import { foldedText, linkedPieces } from './post-look.ts'

test('a post is folded at a word, and not where hardly anything would be hidden', () => {
  expect(foldedText('word '.repeat(100), 52)).toBe('word '.repeat(10).trim())
  expect(foldedText(`${'word '.repeat(10)}\n• ${'point '.repeat(40)}`, 54)).toBe('word '.repeat(10).trim())
  expect(foldedText('word '.repeat(12), 52)).toBeUndefined()
  expect(foldedText('x'.repeat(500), 100)).toBe('x'.repeat(100))
  expect(foldedText('word '.repeat(100), undefined)).toBeUndefined()
})

test('addresses and hashtags are links, and no letter of a post is lost', () => {
  const text = 'Read https://a.example/b, then #Emails or a#b.'
  const pieces = linkedPieces(text)
  expect(pieces.filter(({ isLink }) => isLink).map((piece) => piece.text)).toEqual([
    'https://a.example/b,',
    '#Emails',
  ])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})
