import { expect, test } from 'vitest'
import { comparedRunHref, runLink } from './watch-words.ts'

const run = { run_id: 'r1' }

test('a run leads to its result, and one of a page check, which has none to open, to checking the page', () => {
  expect(runLink({ kind: 'brand_scan', label: 'Acme' }, run)).toEqual({
    label: 'View result',
    href: '/brand-scans/r1',
  })
  expect(runLink({ kind: 'schema_check', label: 'https://acme.example/a?b=c' }, run)).toEqual({
    label: 'Check this page',
    href: '/page-tools?url=https%3A%2F%2Facme.example%2Fa%3Fb%3Dc',
  })
  expect(runLink({ kind: 'moon_phase', label: 'Moon' }, run)).toBeUndefined()
})

test('the run that the next is compared with is a link, but for a page check, whose run has no page', () => {
  const compared_with = { run_id: 'r1', started_at: '2026-03-02T09:00:00Z' }
  expect(comparedRunHref({ kind: 'warm_lead', label: 'acme.example', compared_with })).toBe('/warm-leads/r1')
  expect(comparedRunHref({ kind: 'warm_lead', label: 'acme.example' })).toBeUndefined()
  expect(
    comparedRunHref({ kind: 'preview_check', label: 'https://acme.example', compared_with }),
  ).toBeUndefined()
})
