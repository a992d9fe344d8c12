import { expect, test } from 'vitest'
import { containsChange } from './contains-change.ts'

const before = 'How many there are we do not know.'
const change = (added: string) => ({ before, after: `${before} ${added}`, reason: '' })

test('a change is told where one paragraph has most of what it would have added, in any order', () => {
  const told = `${before} Whoever pays rent while waiting adds it.`
  expect(containsChange(change('Whoever pays rent adds it while waiting.'), `Opening.\n\n${told}`)).toBe(true)
  expect(
    containsChange(
      change('Whoever pays rent adds it while waiting.'),
      'Whoever pays rent.\n\nWaiting adds it.',
    ),
  ).toBe(false)
})

test.each([
  ['Whoever pays rent does not add it while waiting.', 'Whoever pays rent does add it while waiting.'],
  ['Whoever pays 40 in rent adds it while waiting.', 'Whoever pays 50 in rent adds it while waiting.'],
])('a change whose negation or figure is missing is not told: %s', (added, told) => {
  expect(containsChange(change(added), told)).toBe(false)
})

test('a change that only takes out is never told', () => {
  expect(containsChange({ before, after: 'How many are there?', reason: '' }, before)).toBe(false)
})
