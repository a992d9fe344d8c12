import { expect, test } from 'vitest'
import { bulkSummary } from './bulk-outcome.ts'

const names = new Map([
  ['a', 'Cold brew'],
  ['b', 'Grinders'],
  ['c', 'Kettles'],
])

test('every refusal is said with the name of its article, and what was not tried is counted', () => {
  expect(
    bulkSummary({ done: ['a'], refused: [{ id: 'b', message: 'Already public.' }] }, names, 'published'),
  ).toBe(
    '1 of 3 published. “Grinders”: Already public. 1 not tried: the rest stays selected for another round.',
  )
  const stopped = { done: [], refused: [], stoppedBy: { kind: 'unexpected', message: 'Too many.' } } as const
  expect(bulkSummary({ ...stopped, done: ['a'], refused: [] }, names, 'deleted')).toBe(
    '1 of 3 deleted. 2 not tried: Too many.',
  )
})
