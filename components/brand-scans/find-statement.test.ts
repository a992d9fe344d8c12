import { expect, test } from 'vitest'
import type { BrandScanResult } from '#contract/brand-scans.ts'
import { findQuoted, findStatement } from './find-statement.ts'

const answer = (question: string, words: string) => ({
  kind: 'direct',
  question,
  names_brand: true,
  answer: words,
})
const results: BrandScanResult[] = [
  { llmId: 'sonar', label: 'Sonar', mentioned: false },
  {
    llmId: 'gpt 5',
    mentioned: true,
    answers: [
      answer('Which grinders last?', 'Steel burrs last.'),
      answer('What is Acme?', '1. **Acme** makes\nhand grinders for bars.'),
    ],
  },
]

test('a quote is found in the answer that says it, whatever its line breaks and its cut ends', () => {
  expect(findStatement('…Acme makes hand grinders for bars…', results)).toEqual({
    engine: 'gpt 5',
    question: 'What is Acme?',
    anchor: 'answer-gpt-5-1',
  })
})

test('words that no answer says, or that are too few to tell, are from nowhere', () => {
  expect(findStatement('Acme makes espresso machines.', results)).toBeUndefined()
  expect(findStatement('Steel', results)).toBeUndefined()
})

test('a recommendation rests on the first of its quotes that an answer holds', () => {
  const text = 'Write “What customers say”. One says: “Acme makes hand grinders for bars.”'
  expect(findQuoted(text, results)?.question).toBe('What is Acme?')
})
