import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BrandScan } from '#contract/brand-scans.ts'
import { scanColumns } from './scans-table.tsx'

const scan = (more: Partial<BrandScan>): BrandScan => ({
  id: crypto.randomUUID(),
  status: 'completed',
  brand_name: 'Fernway',
  ...more,
})
const named = (own: number, other: number) => [
  { name: 'Fernway', is_own: true, mentions: own, answers: 6 },
  { name: 'Arrivo', is_own: false, mentions: other, answers: 6 },
]
const before = scan({ created_at: '2026-11-20T08:30:00Z', overall_score: 91, share_of_voice: named(1, 1) })
const after = scan({ created_at: '2026-11-27T08:30:00Z', overall_score: 93, share_of_voice: named(1, 3) })
const stranger = scan({ created_at: '2026-11-24T08:30:00Z', overall_score: 20, brand_name: 'Kinu' })
const failed = scan({ created_at: '2026-11-28T08:30:00Z', status: 'failed' })
const columns = scanColumns([failed, after, stranger, before])
const textOf = (id: string, of: BrandScan) =>
  renderToStaticMarkup(columns.find((column) => column.id === id)?.cell(of)).replace(/<[^>]+>/g, '')

test('every scan shows its score and its share, each with its change since the scan of the same brand before', () => {
  expect(textOf('score', after)).toBe('93▲ 2')
  expect(textOf('share', after)).toBe('25%▼ 25')
  expect(textOf('score', stranger)).toBe('20')
})

test('a scan without a score has its status in words in place of it, and no column has a mark alone', () => {
  expect(textOf('score', failed)).toBe('Failed')
  expect(columns.map(({ header }) => header)).not.toContain('Status')
})
