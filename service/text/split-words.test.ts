import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'
import { splitWords } from './split-words.ts'

test.each([
  ['One, two: can’t!', ['One', 'two', 'can’t']],
  ['3.5 litres', ['3.5', 'litres']],
  ['我们学习', ['我们', '学习']],
  ['', []],
])('the words of %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test('words are counted as a reader counts them', () => {
  expect(countWords('A wine-dark sea, 3.5 m deep.\n我们学习')).toBe(8)
  expect(countWords('— … !')).toBe(0)
})

test('a text without any break is split in pieces', () => {
  expect(splitWords('x'.repeat(10_000))).toHaveLength(3)
})
