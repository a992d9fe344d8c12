import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Counting, countLength, cutToLength, graphemesOf } from './post-length.ts'

const family = '👨‍👩‍👧‍👦'

test.each([
  ['hello', 'weighted', 5],
  ['日本語', 'weighted', 6],
  ['ñ', 'weighted', 1],
  ['n\u0303', 'weighted', 1],
  [family, 'weighted', 2],
  ['🇵🇹', 'weighted', 2],
  ['3️⃣', 'weighted', 2],
  ['©', 'weighted', 1],
  ['“it’s”…', 'weighted', 8],
  [`https://acme.example/${'a'.repeat(500)}`, 'weighted', 23],
  ['https://a.b', 'weighted', 23],
  ['See https://acme.example/x.', 'weighted', 4 + 23 + 1],
  ['acme.com', 'weighted', 23],
  ['acme.com/prices, and more', 'weighted', 23 + 10],
  ['mara@acme.com', 'weighted', 13],
  ['e.g. this', 'weighted', 9],
  ['“https://acme.example/x”', 'weighted', 1 + 23 + 1],
  ['See https://acme.example/x.', 'shortened', 4 + 23 + 1],
  ['Thanks @mara@mastodon.example', 'shortened', 12],
  [family, 'shortened', 1],
  ['acme.com', 'shortened', 8],
  [family, 'graphemes', 1],
  [`é${family}`, 'graphemes', 2],
  [family, 'emoji_bytes', 25],
  ['né', 'emoji_bytes', 2],
  ['né', 'utf8', 3],
  ['👍', 'utf16', 2],
  ['👍', 'code_points', 1],
] as const)('%j counted as %s is %i long', (text, counting, length) => {
  expect(countLength(text, counting)).toBe(length)
})

const countings: Counting[] = [
  'weighted',
  'shortened',
  'graphemes',
  'emoji_bytes',
  'utf8',
  'utf16',
  'code_points',
]
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(family, '🇵🇹', 'https://acme.example/', 'acme.com ', 'न्दी', '\u200d', '\u0301', ' '),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))

test('what is cut fits, is a beginning of the text, and ends between two graphemes', () => {
  fc.assert(
    fc.property(hostile, fc.nat(60), fc.constantFrom(...countings), (text, limit, counting) => {
      const cut = cutToLength(text, limit, counting)
      expect(countLength(cut, counting)).toBeLessThanOrEqual(limit)
      expect(text.startsWith(cut)).toBe(true)
      const graphemes = graphemesOf(text)
      const count = graphemesOf(cut).length
      expect(graphemes.slice(0, count).join('')).toBe(cut)
    }),
    { numRuns: 300 },
  )
})
