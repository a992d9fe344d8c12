import { expect, test } from 'vitest'
import { type ForecastFacts, forecastNotes } from './forecast-notes.ts'

const facts: ForecastFacts = {
  language: 'en',
  writes: 'digest',
  languages: new Map([['en', 3000]]),
  foreign: [],
  missing: [],
  hasEvidence: true,
  isUndrafted: false,
  isThin: false,
  hasNoFigure: false,
  reading: 0,
  reads: true,
  offTopic: [],
  search: 'none',
  wordsExpected: 1000,
  maxWords: 1000,
  targetWords: 1000,
}

test('a text that is longer than its size has no note: its length stands at the size', () => {
  expect(forecastNotes({ ...facts, wordsExpected: 1840, maxWords: 1840 })).toEqual([])
  expect(forecastNotes({ ...facts, wordsExpected: 1200, maxWords: 1200 })).toEqual([])
  expect(forecastNotes({ ...facts, writes: 'model', wordsExpected: 1840, maxWords: 1840 })).toEqual([])
})

test('a length that was not drafted is called a guess, whatever it is', () => {
  expect(forecastNotes({ ...facts, isUndrafted: true, wordsExpected: 2000, maxWords: 2000 })).toEqual([
    'The length is a guess: drafting takes longer than 5 seconds.',
  ])
})
