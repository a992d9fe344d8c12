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

test('a digest that will be much longer than asked says so, and that its price is that of the size', () => {
  expect(forecastNotes({ ...facts, wordsExpected: 1840, maxWords: 1840 })).toEqual([
    'Your sources are quoted in whole sections: longer than the size you chose, at its price.',
  ])
  expect(forecastNotes({ ...facts, wordsExpected: 1200, maxWords: 1200 })).toEqual([])
  expect(forecastNotes({ ...facts, writes: 'model', wordsExpected: 1840, maxWords: 1840 })).toEqual([])
})

test('a length that was not drafted is called a guess, whatever it is', () => {
  expect(forecastNotes({ ...facts, isUndrafted: true, wordsExpected: 2000, maxWords: 2000 })).toEqual([
    'The length is a guess: drafting takes longer than 5 seconds.',
  ])
})
