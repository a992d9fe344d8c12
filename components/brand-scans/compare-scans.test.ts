import { expect, test } from 'vitest'
import type { BrandScan } from '#contract/brand-scans.ts'
import { brandMarks } from './brand-marks.ts'
import { askedSameEngines, compareEngines, compareScores, comparisonSentence } from './compare-scans.ts'

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
    { label: 'Rank', hint: '0, then 2 answers', before: 'No data', after: '50%', change: undefined },
  ])
})

test('a comparison says what changed and which factor made the largest difference', () => {
  const mention = (value: number) => ({ id: 'mention', label: 'Mention rate', weight: 0.5, n: 6, value })
  const weak = scan({ overall_score: 32.04, score_terms: [mention(0.5), term(0.2, 2)] })
  const strong = scan({ overall_score: 71, score_terms: [mention(1), term(0.6, 4)] })
  expect(comparisonSentence(weak, strong)).toBe(
    'Visibility rose by 39 points to 71 of 100, from weak to strong. Mention rate moved it most: 50% before, 100% now.',
  )
  expect(comparisonSentence(strong, weak)).toContain('Visibility fell by 39 points')
  expect(comparisonSentence(weak, weak)).toBe('Visibility stayed at 32 of 100.')
  expect(comparisonSentence(scan({}), strong)).toBeUndefined()
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

test('scores that measure different things have no change, and no sentence compares them', () => {
  const own = scan({ overall_score: 40, score_basis: 'own_content' })
  const said = scan({ overall_score: 60, score_basis: 'answer_engines' })
  expect(compareScores(own, said)[0]).toMatchObject({ before: '40', after: '60', change: undefined })
  expect(comparisonSentence(own, said)).toBeUndefined()
  expect(compareScores(own, { ...own, overall_score: 60 })[0]?.change).toBe(20)
})
