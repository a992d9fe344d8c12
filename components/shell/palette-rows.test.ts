import { expect, test } from 'vitest'
import type { FoundRecord } from './match-records.ts'
import { paletteGroups, selectedRow } from './palette-rows.ts'

const session: FoundRecord = { id: 's1', kind: 'Session', title: 'Kickoff calls', href: '/sessions/s1' }
const article: FoundRecord = { id: 'a1', kind: 'Article', title: 'Kickoff agenda', href: '/articles/a1' }

const hrefOf = (row: ReturnType<typeof selectedRow>) => row && 'href' in row.action && row.action.href

test('the first row is selected whenever the list changes, also when what is found late stands above', () => {
  expect(hrefOf(selectedRow(paletteGroups('kickoff', []), undefined))).toBe('/articles?q=kickoff')
  expect(hrefOf(selectedRow(paletteGroups('kickoff', [session]), undefined))).toBe('/sessions/s1')
  expect(hrefOf(selectedRow(paletteGroups('kickoff', [article, session]), undefined))).toBe('/articles/a1')
})

test('a row that was moved to stays selected while it is listed', () => {
  const moved = selectedRow(paletteGroups('kickoff', [session]), undefined)?.value
  expect(hrefOf(selectedRow(paletteGroups('kickoff', [article, session]), moved))).toBe('/sessions/s1')
  expect(hrefOf(selectedRow(paletteGroups('kickoff', [article]), moved))).toBe('/articles/a1')
})

test('actions that fit stand first, the best of each group above, and what can be done with the words last', () => {
  const groups = paletteGroups('scan', [article])
  expect(groups[0]).toMatchObject({ heading: 'Actions', rows: [{ title: 'New brand scan' }] })
  expect(groups.at(-2)).toMatchObject({ heading: 'Results', rows: [{ title: 'Kickoff agenda' }] })
  expect(groups.at(-1)?.rows.map(({ title }) => title)).toEqual([
    'Search articles for “scan”',
    'Write an article about “scan”',
  ])
})

test('nothing typed lists every action, and no search', () => {
  expect(paletteGroups('', []).map(({ heading }) => heading)).toEqual([
    'Actions',
    'Go to',
    'Settings',
    'General',
  ])
})
