import { expect, test } from 'vitest'
import { isTold } from './is-told.ts'

const before = 'How many there are we do not know.'
const change = (added: string) => ({ before, after: `${before} ${added}`, reason: '' })

test('a change is told where one paragraph has most of what it would have added, in any order', () => {
  const told = `${before} Whoever pays rent while waiting adds it.`
  expect(isTold(change('Whoever pays rent adds it while waiting.'), `Opening.\n\n${told}`)).toBe(true)
  expect(
    isTold(change('Whoever pays rent adds it while waiting.'), 'Whoever pays rent.\n\nWaiting adds it.'),
  ).toBe(false)
})

test.each([
  ['Whoever pays rent does not add it while waiting.', 'Whoever pays rent does add it while waiting.'],
  ['Whoever pays 40 in rent adds it while waiting.', 'Whoever pays 50 in rent adds it while waiting.'],
])('a change whose negation or figure is missing is not told: %s', (added, told) => {
  expect(isTold(change(added), told)).toBe(false)
})

test('a change that only takes out is never told', () => {
  expect(isTold({ before, after: 'How many are there?', reason: '' }, before)).toBe(false)
})
