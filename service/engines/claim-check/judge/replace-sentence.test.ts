import { expect, test } from 'vitest'
import { findSentence, replaceSentence } from './replace-sentence.ts'

test('a sentence with any marks in it is found, and nothing else', () => {
  const sentence = 'A 40-page report (v1.2, "beta") costs $5/month + 10% – or [more] in A\\B?'
  const markdown = `One.\n\n${sentence} Two.`
  const place = findSentence(markdown, sentence)
  expect(place && markdown.slice(place.start, place.end)).toBe(sentence)
  expect(findSentence(`${sentence}\n\n${sentence}`, sentence)).toBeUndefined()
  expect(findSentence(markdown, 'Three.')).toBeUndefined()
})

test('links and emphasis in a sentence are no hindrance, and its references stay', () => {
  const markdown = 'Start. The *new* [release](https://a.example) loads in 6 s [2](#source-2) [3]. End.'
  expect(replaceSentence(markdown, 'The new release loads in 6 s.', 'It loads in 1.8 s.')?.markdown).toBe(
    'Start. It loads in 1.8 s [2](#source-2)[3]. End.',
  )
})

test('emphasis that a sentence only begins is not torn', () => {
  expect(replaceSentence('**All kept one. Really.**', 'All kept one.', 'Most did.')).toBeUndefined()
})
