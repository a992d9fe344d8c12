import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

test('sentences have their places, and a line break ends one', () => {
  expect(splitSentences('One is here. Two\nThree')).toEqual([
    { text: 'One is here. ', start: 0, end: 13 },
    { text: 'Two\n', start: 13, end: 17 },
    { text: 'Three', start: 17, end: 22 },
  ])
  expect(splitSentences('他来了。她走了。', 'zh').map(({ text }) => text)).toEqual(['他来了。', '她走了。'])
})

test('sentences joined are the text, each where it says it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const sentences = splitSentences(text)
      expect(sentences.map((sentence) => sentence.text).join('')).toBe(text)
      for (const sentence of sentences) expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
    }),
  )
})
