import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WarmLeadRun } from '#contract/warm-leads.ts'
import { byCompany, WarmLeadsTable, warmLeadColumns } from './warm-leads-table.tsx'

const run = WarmLeadRun.parse({
  id: '5f0c2a52-7b8e-4a53-9a37-0f5f1c8f6d10',
  status: 'completed',
  domain: 'salonsheet.example',
  credits_charged: 40,
  created_at: '2026-11-01T08:00:00Z',
  updated_at: '2026-11-01T08:00:00Z',
  fit_score: 41,
  best_contact: { email: 'hello@salonsheet.example' },
})
const drawn = (id: string, of: WarmLeadRun) =>
  renderToStaticMarkup(warmLeadColumns.find((column) => column.id === id)?.cell(of))

test('that there is no report is said below the name with the reason, and a report that is ready has no status', () => {
  expect(warmLeadColumns.map(({ header }) => header)).not.toContain('Status')
  expect(drawn('fit', run)).toContain('Fair fit')
  const blocked = { ...run, status: 'blocked', fit_score: undefined, blocked_reason: 'suppressed_domain' }
  expect(drawn('name', blocked)).toMatch(/Blocked<\/span>.*on your do-not-contact list/)
  expect(drawn('fit', blocked)).toBe('')
})

test('the address of a contact is read to its end', () => {
  expect(drawn('contact', run)).not.toContain('truncate')
})

test('a company has one row, with its earlier reports in it; what runs or failed stands by itself, whenever it was', () => {
  const last = { ...run, id: 'last', created_at: '2026-11-20T08:00:00Z' }
  const failed = { ...run, id: 'failed', status: 'failed', created_at: '2026-11-25T08:00:00Z' }
  const before = { ...run, id: 'before', status: 'running', created_at: '2026-11-19T08:00:00Z' }
  const other = { ...run, id: 'other', domain: 'chartdeck.example' }
  const rows = byCompany([failed, last, before, run, other])
  expect(rows.map(({ id }) => id)).toEqual(['failed', 'last', 'before', 'other'])
  expect(rows[1]?.earlier?.map(({ id }) => id)).toEqual([run.id])
})

test('a score is a band in words with its figure for who cannot point at it, and shows it where it orders the rows', () => {
  expect(drawn('fit', run)).toContain('class="sr-only">41 of 100<')
  const sorted = renderToStaticMarkup(
    <WarmLeadsTable runs={[run]} activeId={undefined} sorting={{ sort: '-fit', hrefOf: () => '/' }} />,
  )
  expect(sorted).toMatch(/Fair fit <span class="[^"]*tabular-nums[^"]*">41</)
})
