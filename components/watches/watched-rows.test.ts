import { expect, test } from 'vitest'
import { watchedRows } from './watched-rows.ts'

test('a watch lists what its runs are started with, and leaves out what is not set', () => {
  expect(
    watchedRows({
      kind: 'brand_scan',
      input: {
        brandName: 'Fernway',
        category: 'customer onboarding software',
        aliases: [],
        questions: ['A?', 'B?'],
      },
    }),
  ).toEqual([
    { label: 'Category', value: 'customer onboarding software' },
    { label: 'Questions', value: 'A?\nB?' },
  ])
  expect(
    watchedRows({
      kind: 'scout_run',
      input: { query: 'kickoff', subreddits: ['SaaS', 'startups'], limit: 20 },
    }),
  ).toEqual([
    { label: 'Forums', value: 'r/SaaS, r/startups' },
    { label: 'Max posts', value: '20' },
  ])
  expect(watchedRows({ kind: 'scout_run', input: { query: 'kickoff', subreddits: [] } })).toEqual([
    { label: 'Forums', value: 'All forums' },
  ])
  expect(
    watchedRows({
      kind: 'warm_lead',
      input: { domain: 'acme.example', buyerRoles: ['CMO'], freshnessDays: 90 },
    }),
  ).toEqual([
    { label: 'Target roles', value: 'CMO' },
    { label: 'Look back', value: '90 days' },
  ])
})

test('values of another shape than ours are no reason to fail', () => {
  expect(watchedRows({ kind: 'brand_scan', input: { category: 3, aliases: 'x', questions: [1] } })).toEqual(
    [],
  )
  expect(watchedRows({ kind: 'podcast_scan', input: { query: 'kickoff' } })).toEqual([])
})
