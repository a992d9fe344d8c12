import { expect, test } from 'vitest'
import { knownWords, reasonsWords } from './score-panel.tsx'

const factor = (value: number | null) => ({ id: 'a', label: 'A', value, weight: 1, contribution: null })

test('a score says how many of its factors are known, and without factors the part that is', () => {
  expect(knownWords([factor(0), factor(1), factor(null)], 0.9)).toBe('2 of 3 factors known')
  expect(knownWords([], 0.9)).toBe('90% known')
  expect(knownWords(undefined, undefined)).toBeUndefined()
})

test('a score names what speaks most for a company and what was not found, and nothing of what is unknown', () => {
  const named = (label: string, value: number | null, weight: number) => ({
    ...factor(value),
    label,
    weight,
    contribution: value === null ? null : value * weight,
  })
  const factors = [
    named('Team size', null, 40),
    named('Publishes', 0.6, 10),
    named('Software', 1, 25),
    named('Demo', 0, 15),
    named('Languages', 1, 5),
  ]
  expect(reasonsWords(factors)).toBe('For it: software and publishes. Not found: demo.')
  expect(reasonsWords([named('Team size', null, 40)])).toBeUndefined()
})
