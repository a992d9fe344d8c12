import { expect, test } from 'vitest'
import { isTold } from './is-told.ts'

const before = 'How many there are we do not know.'
const after = 'How many there are we do not know; and whoever pays rent while waiting adds it.'

test('what a change would have added is told where one paragraph has it in other words, and not where two have half of it each', () => {
  const told = `${before} Whoever pays rent while waiting adds it.`
  expect(isTold({ before, after, reason: '' }, `Opening.\n\n${told}`)).toBe(true)
  expect(isTold({ before, after, reason: '' }, `${before}\n\nThe rent is due.\n\nWaiting pays.`)).toBe(false)
})

test('a change that only takes out is never told', () => {
  expect(isTold({ before, after: 'How many there are?', reason: '' }, before)).toBe(false)
})
