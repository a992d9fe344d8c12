import { expect, test } from 'vitest'
import { lastingWords, paceWords } from './burn-words.ts'

const burn = { perDay: 5.75, activeDays: 12, days: 30 }

test('how long credits last is said with the pace that it follows from', () => {
  expect(lastingWords(200, burn)).toBe('about 34 days')
  expect(paceWords(burn)).toBe('About 5.8 credits per day over the last 30 days.')
  expect(paceWords({ ...burn, perDay: 807 / 30 })).toBe('About 27 credits per day over the last 30 days.')
  expect(paceWords({ ...burn, perDay: 30, bySession: true })).toBe(
    'About 30 credits per day, as planned by the running session.',
  )
})

test('too little to tell from is said as that', () => {
  const little = { perDay: undefined, activeDays: 1, days: 7 }
  expect(lastingWords(20, little)).toBeUndefined()
  expect(paceWords(little)).toBe('Spent on 1 of the last 7 days: a forecast needs 3 days with spending.')
  expect(paceWords({ ...little, activeDays: 0 })).toBe('No credits spent in the last 7 days.')
})
