import { expect, test } from 'vitest'
import type { BrandScan } from '#contract/brand-scans.ts'
import { scoresOf } from './scores-of.ts'

function scan(name: string, day: string, score: number | undefined, basis = 'answer_engines'): BrandScan {
  return {
    id: '5f0c2a52-7b8e-4a53-9a37-0f5f1c8f6d10',
    brand_name: name,
    status: 'completed',
    created_at: `2031-11-${day}T08:30:00.000Z`,
    score_basis: basis,
    ...(score !== undefined && { overall_score: score }),
  } as BrandScan
}

test('the scores of one brand come oldest first, without those of others and of another measure', () => {
  const scans = [
    scan('Fernway', '27', 93),
    scan('Rival', '26', 12),
    scan('fernway', '20', 88),
    scan('Fernway', '15', undefined),
    scan('Fernway', '13', 40, 'own_content'),
    scan('Fernway', '12', 61),
  ]
  expect(scoresOf({ brand_name: 'Fernway', last_score_basis: 'answer_engines' }, scans)).toEqual([61, 88, 93])
})

test('a scan that is under way or failed has no score yet', () => {
  const scans = [{ ...scan('Fernway', '27', 93), status: 'processing' as const }, scan('Fernway', '20', 88)]
  expect(scoresOf({ brand_name: 'Fernway', last_score_basis: 'answer_engines' }, scans)).toEqual([88])
})
