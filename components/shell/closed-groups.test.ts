import { expect, test } from 'vitest'
import { closedGroupsAsCookie, closedGroupsCookie, parseClosedGroups } from './closed-groups.ts'
import { navigationAreas, navigationGroups } from './navigation-areas.ts'

test('closed groups survive the cookie, and what is no group does not come back', () => {
  const cookie = closedGroupsAsCookie(['write', 'know'])
  const value = new RegExp(`${closedGroupsCookie}=([^;]*)`).exec(cookie)?.[1]
  expect(parseClosedGroups(value)).toEqual(['write', 'know'])
  expect(parseClosedGroups('know.<script>.reach')).toEqual(['reach', 'know'])
  expect(parseClosedGroups(undefined)).toEqual([])
})

test('every page is in one group only', () => {
  const hrefs = navigationAreas.flatMap(({ href, parts = [] }) => [href, ...parts.map((part) => part.href)])
  expect(new Set(hrefs).size).toBe(hrefs.length)
  expect(navigationGroups.flatMap(({ title }) => title ?? [])).toEqual(['Write', 'Reach', 'Know', 'Connect'])
})
