import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test.each([
  ['', 0],
  ['Cold brew keeps **its** aroma [1].', 5],
  ['## Two words\n\n- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |', 8],
  ['A picture ![of nothing](figure-1.png) here', 3],
  ['Text here.\n\n## Sources\n\n1. [A long title of a page](https://a.example/)\n', 2],
  ['咖啡，水质', 2],
])('%j has %i words', (markdown, words) => {
  expect(countWords(markdown)).toBe(words)
})
