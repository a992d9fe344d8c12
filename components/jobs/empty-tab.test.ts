import { expect, test } from 'vitest'
import { articleTabs } from '#components/articles/article-filters.ts'
import { leadMagnetTabs } from '#components/lead-magnets/lead-magnet-tabs.ts'
import { scoutRunTabs } from '#components/scout-runs/scout-run-tabs.ts'
import { warmLeadTabs } from '#components/warm-leads/warm-lead-tabs.ts'
import { emptyTab } from './empty-tab.ts'

test('every status tab has a sentence for when nothing is in it', () => {
  const values = [
    ...articleTabs.map(({ status }) => status),
    ...[...leadMagnetTabs, ...scoutRunTabs, ...warmLeadTabs].map(({ value }) => value),
  ]
  for (const status of values.filter((value) => value !== undefined))
    expect(emptyTab('report', status)).toMatch(/^No report (?:is|has) /)
  expect(emptyTab('report', 'failed')).toBe('No report has failed')
})

test('the tab of everything, and a status that is not known, have none', () => {
  expect(emptyTab('report', undefined)).toBeUndefined()
  expect(emptyTab('report', 'new_state')).toBeUndefined()
})
