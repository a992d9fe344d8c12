import { expect, test } from 'vitest'
import { countShared } from './count-shared.ts'
import { wordRuns } from './word-runs.ts'

test('runs overlap, and fewer words are one run', () => {
  expect([...wordRuns(['a', 'b', 'c', 'd'], 3)]).toEqual(['a b c', 'b c d'])
  expect([...wordRuns(['a'], 3)]).toEqual(['a'])
})

test('what two sets share is counted whichever is larger', () => {
  expect(countShared(new Set([1, 2, 3]), new Set([2, 3]))).toBe(2)
  expect(countShared(new Set([2, 3]), new Set([1, 2, 3]))).toBe(2)
})
