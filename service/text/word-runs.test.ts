import { expect, test } from 'vitest'
import { countShared } from './count-shared.ts'
import { jaccard } from './jaccard.ts'
import { wordRuns } from './word-runs.ts'

test('runs overlap, and fewer words are one run', () => {
  expect([...wordRuns(['a', 'b', 'c', 'd'], 3)]).toEqual(['a b c', 'b c d'])
  expect([...wordRuns(['a'], 3)]).toEqual(['a'])
})

test('what two sets share is counted whichever is larger', () => {
  expect(countShared(new Set([1, 2, 3]), new Set([2, 3]))).toBe(2)
  expect(countShared(new Set([2, 3]), new Set([1, 2, 3]))).toBe(2)
})

test('jaccard is the share of all members that both sets have', () => {
  expect(jaccard(new Set([1, 2, 3]), new Set([2, 3, 4]))).toBe(0.5)
  expect(jaccard(new Set([1]), new Set([1]))).toBe(1)
  expect(jaccard(new Set(), new Set())).toBe(0)
})
