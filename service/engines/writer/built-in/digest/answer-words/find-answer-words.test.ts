import { expect, test } from 'vitest'
import { findAnswerWords } from './find-answer-words.ts'

test.each([
  'Draag stevige handschoenen tijdens het schoonmaken.',
  'Dek de regenpijp af met een bladvanger.',
  'Verwijder eerst de bladeren.',
  'Vul de emmer met lauw water.',
])('“%s” tells a Dutch reader what to do', (text) => {
  expect(findAnswerWords('nl').advises(text)).toBe(true)
})

test.each([
  'De monteur draagt handschoenen.',
  'Het dek van de boot is nat.',
  'Bladeren in de goot leiden tot schade.',
])('“%s” tells what is so', (text) => {
  expect(findAnswerWords('nl').advises(text)).toBe(false)
})

test('what somebody claims against a deposit is no claim that anybody disputes', () => {
  const says = findAnswerWords('en')
  expect(says.disputes('Landlords often claim on the deposit for cleaning.')).toBe(false)
  expect(says.disputes('Landlords often claim that cleaning is never wear.')).toBe(true)
})
