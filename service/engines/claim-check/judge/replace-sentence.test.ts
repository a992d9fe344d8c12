import { expect, test } from 'vitest'
import { findSentences, replaceRow, replaceSentence } from './replace-sentence.ts'

test('a sentence with any marks in it is found, and nothing else', () => {
  const sentence = 'A 40-page report (v1.2, "beta") costs $5/month + 10% – or [more] in A\\B?'
  const markdown = `One.\n\n${sentence} Two.`
  const [place] = findSentences(markdown, sentence)
  expect(place && markdown.slice(place.start, place.end)).toBe(sentence)
  expect(findSentences(`${sentence}\n\n${sentence}`, sentence)).toHaveLength(2)
  expect(findSentences(markdown, 'Three.')).toEqual([])
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

test('a sentence that is in other places than expected stays, also as the end of a longer word', () => {
  expect(replaceSentence('It works. It works.', 'It works.', 'It may work.')).toBeUndefined()
  expect(replaceSentence('Fit works.', 'it works.', 'It may work.')).toBeUndefined()
})

test('a row is replaced cell by cell, whatever its header is called', () => {
  const table = '| | Price (USD/month) - net |\n| --- | --- |\n| **One-off** | 5 [1] |\n| Two | 6 [1] |'
  const row = 'One-off; Price (USD/month) - net: 5'
  expect(replaceRow(table, row, row.replace('5', '4'))?.changes).toEqual([
    { before: '| **One-off** | 5 [1] |', after: '| **One-off** | 4 [1] |' },
  ])
  expect(replaceRow(table, row, 'It costs 4.')).toBeUndefined()
})

test('a sentence that begins with a link is found with the bracket of the link', () => {
  const markdown = 'One [1]. [Book a wash](https://a.example) with us. Two.'
  const [place] = findSentences(markdown, 'Book a wash with us.')
  expect(place && markdown.slice(place.start, place.end)).toBe('[Book a wash](https://a.example) with us.')
})
