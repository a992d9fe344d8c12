import { expect, test } from 'vitest'
import type { ResultPage } from '#contract/results.ts'
import { sortPages } from './sort-pages.ts'

const counts = { views_before: 0, visitors: 1, reads: 0, clicks: 0, leads: 0, confirmed_leads: 0 }
const pages: ResultPage[] = [
  { ...counts, page: '/b', kind: 'article', title: 'B', views: 10, reads: 5 },
  { ...counts, page: '/a', kind: 'article', title: 'a', views: 40, reads: 10 },
  { ...counts, page: '/l', kind: 'lead_magnet', title: 'L', views: 10 },
]
const sorted = (sort: Parameters<typeof sortPages>[1]) => sortPages(pages, sort).map(({ page }) => page)

test('pages are sorted by what a column shows, those that are alike in the order they came in', () => {
  expect(sorted('-views')).toEqual(['/a', '/b', '/l'])
  expect(sorted('views')).toEqual(['/b', '/l', '/a'])
  expect(sorted('page')).toEqual(['/a', '/b', '/l'])
})

test('a page without a text comes behind all that can be read to their end', () => {
  expect(sorted('-read')).toEqual(['/b', '/a', '/l'])
})
