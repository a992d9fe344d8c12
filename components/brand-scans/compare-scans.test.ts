import { expect, test } from 'vitest'
import type { BrandScan } from '#contract/brand-scans.ts'
import { brandMarks } from './brand-marks.ts'
import { askedSameEngines, compareEngines, compareScores } from './compare-scans.ts'

const scan = (more: Partial<BrandScan>): BrandScan => ({
  id: '5f0c2a52-7b8e-4a53-9a37-0f5f1c8f6d10',
  status: 'completed',
  ...more,
})
const term = (value: number | undefined, n: number) => ({
  id: 'rank',
  label: 'Rank',
  weight: 0.2,
  n,
  ...(value !== undefined && { value }),
})

test('a change is reported only if both scans have data', () => {
  const rows = compareScores(
    scan({ overall_score: 40, score_terms: [term(undefined, 0)] }),
    scan({ overall_score: 52.5, score_terms: [term(0.5, 2)] }),
  )
  expect(rows).toMatchObject([
    { label: 'Score', before: '40', after: '52.5', change: 12.5 },
    { label: 'Rank', hint: 'n 0 and 2', before: 'No data', after: '0.5', change: undefined },
  ])
})

test('a better place is a gain, and an engine that was asked once has no data in the other scan', () => {
  const rows = compareEngines(
    scan({ results: [{ llmId: 'gpt', mentioned: true, rank: 4, sentiment: 'neutral' }] }),
    scan({
      results: [
        { llmId: 'gpt', mentioned: true, rank: 1, sentiment: 'positive' },
        { llmId: 'new', mentioned: false },
      ],
    }),
  )
  expect(rows.map(({ label, hint, change }) => [label, hint, change])).toEqual([
    ['gpt', 'Mentioned', 0],
    ['gpt', 'Position', 3],
    ['gpt', 'Sentiment', 'changed'],
    ['new', 'Mentioned', undefined],
    ['new', 'Position', undefined],
    ['new', 'Sentiment', undefined],
  ])
})

test('without marks of the service every literal occurrence of the name is marked', () => {
  expect(brandMarks('Acme (acme) a.b', 'acme', undefined)).toEqual([
    [0, 4],
    [6, 10],
  ])
  expect(brandMarks('a.b axb', 'a.b', undefined)).toEqual([[0, 3]])
  expect(brandMarks('Acme', 'Acme', [])).toEqual([])
  expect(brandMarks('Acme', ' ', undefined)).toEqual([])
})

test('an engine that failed in one of the scans makes them hard to compare', () => {
  const gpt = { llmId: 'gpt', mentioned: true }
  const both = scan({ results: [{ llmId: 'sonar', mentioned: false }, gpt] })
  expect(askedSameEngines(both, scan({ results: [gpt, { llmId: 'sonar', mentioned: true }] }))).toBe(true)
  expect(askedSameEngines(both, scan({ results: [gpt, { llmId: 'sonar', error: 'timeout' }] }))).toBe(false)
})
