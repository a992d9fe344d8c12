import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BrandScanAnswer } from '#contract/brand-scans.ts'
import { scoreBrand } from './score-brand.ts'

const answer = (read: Partial<BrandScanAnswer> = {}): BrandScanAnswer => ({
  kind: 'category',
  question: 'Which?',
  names_brand: false,
  answer: 'Text.',
  mentioned: false,
  ...read,
})
const named = (read: Partial<BrandScanAnswer> = {}) =>
  answer({ mentioned: true, sentiment: 'positive', ...read })

test.each<[string, BrandScanAnswer[], number | null]>([
  ['nothing was answered', [answer({ answer: undefined, mentioned: undefined, error: 'x' })], null],
  ['never named', [answer(), answer()], 0],
  ['named first everywhere, praised, cited', [named({ rank: 1, cited: true })], 100],
  // 0.5 x 1/2 + 0.2 x 1/2 + 0.2 x 1 + 0.1 x 0
  ['every term has data', [named({ rank: 2, cited: false }), answer()], 55],
  // Without rank and citation 0.5 and 0.2 become 5/7 and 2/7.
  ['no list and no source', [named({ sentiment: 'neutral' })], 85.7],
  // Without sentiment and rank 0.5 and 0.1 become 5/6 and 1/6.
  ['not named, and cited', [answer({ cited: true })], 16.7],
  ['only asked by name, blamed', [named({ names_brand: true, sentiment: 'negative' })], 0],
  [
    'only asked by name, unknown, and a page of its own cited',
    [answer({ names_brand: true, cited: true })],
    null,
  ],
  ['only asked by name, and unknown', [answer({ names_brand: true })], null],
])('when %s the score is as the formula says', (_, answers, score) => {
  expect(scoreBrand(answers).score).toBe(score)
})

test('every factor has its n, its weight after renormalising and its points', () => {
  const { terms } = scoreBrand([named({ rank: 2 }), named({ rank: 4, sentiment: 'neutral' }), answer()])
  expect(terms).toMatchObject([
    { id: 'mention', weight: 0.5, n: 3, value: 0.6667, applied_weight: 0.5556, points: 37 },
    { id: 'rank', weight: 0.2, n: 2, value: 0.375, applied_weight: 0.2222, points: 8.3 },
    { id: 'sentiment', weight: 0.2, n: 2, value: 0.75, applied_weight: 0.2222, points: 16.7 },
    { id: 'citation', weight: 0.1, n: 0 },
  ])
  const citation = terms.find(({ id }) => id === 'citation')
  expect(citation).not.toHaveProperty('value')
  expect(citation).not.toHaveProperty('applied_weight')
})

const anyAnswer = fc.record(
  {
    names_brand: fc.boolean(),
    answer: fc.option(fc.constant('Text.'), { nil: undefined }),
    mentioned: fc.boolean(),
    rank: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
    sentiment: fc.constantFrom('positive', 'neutral', 'negative'),
    cited: fc.option(fc.boolean(), { nil: undefined }),
  },
  { requiredKeys: ['names_brand', 'answer', 'mentioned'] },
)

test('whatever was answered, the score is within 0 and 100 and the applied weights sum to 1', () => {
  fc.assert(
    fc.property(fc.array(anyAnswer, { maxLength: 30 }), (read) => {
      const { score, terms } = scoreBrand(read.map((one) => answer(one)))
      const weighed = terms.flatMap(({ applied_weight }) => applied_weight ?? [])
      if (score === null) {
        expect(weighed).toEqual([])
        return
      }
      expect(score >= 0 && score <= 100).toBe(true)
      expect(weighed.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 3)
      const points = terms.reduce((sum, term) => sum + (term.points ?? 0), 0)
      expect(Math.abs(points - score)).toBeLessThan(0.3)
      for (const { n, value } of terms) expect(n === 0).toBe(value === undefined)
    }),
  )
})

test('terms that are dropped leave the others their proportions', () => {
  fc.assert(
    fc.property(fc.array(anyAnswer, { minLength: 1, maxLength: 20 }), (read) => {
      const withData = scoreBrand(read.map((one) => answer(one))).terms.filter(({ n }) => n > 0)
      for (const one of withData) {
        for (const other of withData) {
          const applied = (one.applied_weight ?? 0) / (other.applied_weight ?? 1)
          expect(applied).toBeCloseTo(one.weight / other.weight, 2)
        }
      }
    }),
  )
})

test('one more mention never lowers the mention rate', () => {
  fc.assert(
    fc.property(fc.array(anyAnswer, { maxLength: 20 }), (read) => {
      const before = scoreBrand(read.map((one) => answer(one))).terms[0]?.value ?? 0
      const after = scoreBrand([...read.map((one) => answer(one)), named()]).terms[0]?.value ?? 0
      expect(after).toBeGreaterThanOrEqual(before)
    }),
  )
})
