import { expect, test } from 'vitest'
import type { BrandScan, BrandScanResult } from '#contract/brand-scans.ts'
import { brandMarks } from './brand-marks.ts'
import { askedSameEngines, compareEngines, compareScores, comparisonSentence } from './compare-scans.ts'
import { compareShares } from './compare-shares.ts'
import { changeBy, isUnchanged } from './compared-row.ts'

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
    { label: 'Score', before: '40', after: '53', change: { direction: 1, words: '13' } },
    {
      label: 'Place in lists',
      hint: '2 answers (before: none)',
      before: 'No data',
      after: '50%',
      change: { direction: 0, words: 'New' },
    },
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

test('the share of voice is compared for the brand and each competitor, whose gain is worse for it', () => {
  const named = (own: number, arrivo: number) => [
    { name: 'Fernway', is_own: true, mentions: own, answers: 6 },
    { name: 'Arrivo', is_own: false, mentions: arrivo, answers: 6 },
    { name: 'Gangway', is_own: false, mentions: 2, answers: 6 },
  ]
  const at = { created_at: '2026-11-20T08:30:00.000Z', overall_score: 91 }
  const before = scan({ ...at, share_of_voice: named(2, 0) })
  const after = scan({ ...at, overall_score: 93, share_of_voice: named(2, 4) })
  expect(compareShares(before, after)).toEqual([
    {
      label: 'Fernway',
      isOwn: true,
      before: '50%',
      after: '25%',
      change: { direction: -1, words: '25 pts' },
    },
    { label: 'Arrivo', before: '0%', after: '50%', change: { direction: -1, words: '50 pts', isUp: true } },
    { label: 'Gangway', before: '50%', after: '25%', change: { direction: 1, words: '25 pts', isUp: false } },
  ])
  expect(comparisonSentence(before, after)).toBe(
    'Visibility rose by 2 points to 93 of 100. Share of voice fell from 50% to 25%, while Arrivo rose from 0% to 50%.',
  )
  expect(compareShares(before, scan({ ...at, share_of_voice: [] }))).toEqual([])
})

test('a figure is folded when it is the same in both scans, and shown when only one of them has it', () => {
  const row = { label: 'Position', before: '#1', after: '#1' }
  expect(isUnchanged({ ...row, change: changeBy(0) })).toBe(true)
  expect(isUnchanged({ ...row, change: changeBy(2) })).toBe(false)
  expect(isUnchanged({ ...row, before: 'No data', change: undefined })).toBe(false)
})

test('each engine is compared by itself, and a change says whether it is better for the brand', () => {
  const engines = compareEngines(
    scan({
      results: [
        { llmId: 'gpt', label: 'Model A', mentioned: true, rank: 4, sentiment: 'neutral' },
        { llmId: 'old', mentioned: true, rank: 2, sentiment: 'positive' },
      ],
    }),
    scan({
      results: [
        { llmId: 'gpt', label: 'Model A', mentioned: true, rank: 1, sentiment: 'positive' },
        { llmId: 'old', mentioned: false, sentiment: 'negative' },
        { llmId: 'new', mentioned: false },
      ],
    }),
  )
  expect(
    engines.map(({ label, rows }) => [
      label,
      rows.map(({ before, after, change }) => [before, after, change?.words]),
    ]),
  ).toEqual([
    [
      'Model A',
      [
        ['Mentioned', 'Mentioned', 'Same'],
        ['#4', '#1', '3 places'],
        ['Neutral', 'Positive', 'Better'],
      ],
    ],
    [
      'old',
      [
        ['Mentioned', 'Not mentioned', 'Worse'],
        ['#2', 'Not ranked', 'Lost'],
        ['Positive', 'Negative', 'Worse'],
      ],
    ],
    [
      'new',
      [
        ['No data', 'Not mentioned', undefined],
        ['No data', 'Not ranked', undefined],
        ['No data', 'No data', undefined],
      ],
    ],
  ])
})

test('more answers with the name are better, and being named only when asked is better than never', () => {
  const directionOf = (earlier: BrandScanResult, later: BrandScanResult) =>
    compareEngines(scan({ results: [earlier] }), scan({ results: [later] }))[0]?.rows[0]?.change?.direction
  const named = (mentions: number) => ({
    llmId: 'gpt',
    mentioned: true,
    unprompted_answers: 3,
    unprompted_mentions: mentions,
  })
  const asked = {
    llmId: 'gpt',
    mentioned: false,
    answers: [{ kind: 'direct', question: '', names_brand: true, mentioned: true }],
  }
  expect(directionOf(named(1), named(3))).toBe(1)
  expect(directionOf(named(3), named(1))).toBe(-1)
  expect(directionOf({ llmId: 'gpt', mentioned: false }, asked)).toBe(1)
  expect(directionOf(asked, named(1))).toBe(1)
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
  expect(compareScores(own, { ...own, overall_score: 60 })[0]?.change?.words).toBe('20')
})

test('places are told in lists, and coming into one is New as it is for an engine', () => {
  const asked = (ranks: (number | undefined)[]) => [
    {
      llmId: 'gpt',
      mentioned: ranks.some((rank) => rank !== undefined),
      answers: [
        ...ranks.map((rank) => ({
          kind: 'category',
          question: '',
          names_brand: false,
          mentioned: rank !== undefined,
          ...(rank !== undefined && { rank }),
        })),
        // Asked by name, an engine always knows it.
        { kind: 'direct', question: '', names_brand: true, mentioned: true, rank: 1 },
      ],
    },
  ]
  const none = scan({ score_terms: [term(undefined, 0)], results: asked([undefined, undefined]) })
  const some = scan({ score_terms: [term(0.75, 4)], results: asked([1, 2, 1, 2]) })
  expect(compareScores(none, some)[1]).toEqual({
    label: 'Place in lists',
    hint: 'First in 2 of 4 lists (before: none)',
    before: 'Not ranked',
    after: '75%',
    change: { direction: 1, words: 'New' },
  })
  expect(compareScores(some, none)[1]).toMatchObject({
    hint: 'In no list (before: 2 of 4)',
    after: 'Not ranked',
    change: { direction: -1, words: 'Lost' },
  })
  expect(compareScores(some, some)[1]?.change?.words).toBe('Same')
})
