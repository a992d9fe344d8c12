import { expect, test } from 'vitest'
import { creditsPerDay, daysLeft } from './days-left.ts'

test('the pace is what thirty days used up, shared among thirty days', () => {
  expect(creditsPerDay([{ credits: 45 }, { credits: 15 }])).toBe(2)
  expect(creditsPerDay([])).toBe(0)
})

test('days left are whole, never below zero, and unknown while nothing is spent', () => {
  expect(daysLeft(199, 2)).toBe(99)
  expect(daysLeft(-5, 2)).toBe(0)
  expect(daysLeft(200, 0)).toBeUndefined()
})
