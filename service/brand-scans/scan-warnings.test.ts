import { expect, test } from 'vitest'
import { scanWarnings } from './scan-warnings.ts'

const scan = (score: number | null) =>
  scanWarnings({
    names: [],
    category: undefined,
    hasCompetitors: false,
    results: [{ llmId: 'a', label: 'Model A', questions_asked: 2, questions_answered: 2 }],
    score,
  })

test('a scan of few answers says so of its score, and of no score only that there is none', () => {
  expect(scan(40)).toContainEqual('Small sample: the score is based on 2 answers, so it can change a lot.')
  const without = scan(null)
  expect(without[0]).toBe('The answers contain nothing to measure, so no score was computed.')
  expect(without.join(' ')).not.toContain('Small sample')
})
