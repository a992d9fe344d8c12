import { expect, test } from 'vitest'
import { type StateTab, tabsInUse } from './searchable-tabs.tsx'

const tabs: (StateTab<string> & { count?: number })[] = [
  { label: 'All', value: undefined, count: 0 },
  { label: 'Running', value: 'running', isPassing: true, count: 0 },
  { label: 'Failed', value: 'failed', count: 0 },
]
const labelsOf = (shown: readonly { label: string }[]) => shown.map(({ label }) => label)

test('a passing state has a tab while something is in it, or while it is the one that is looked at', () => {
  expect(labelsOf(tabsInUse(tabs, undefined))).toEqual(['All', 'Failed'])
  expect(labelsOf(tabsInUse(tabs, 'running'))).toEqual(['All', 'Running', 'Failed'])
  const busy = tabs.map((tab) => (tab.isPassing ? { ...tab, count: 1 } : tab))
  expect(labelsOf(tabsInUse(busy, undefined))).toContain('Running')
})

test('where the server counts nothing every state has its tab', () => {
  const uncounted = tabs.map(({ count: _, ...tab }) => tab)
  expect(tabsInUse(uncounted, undefined)).toHaveLength(3)
})
