import { expect, test } from 'vitest'
import { advise } from './advise.ts'

const id = '5f0c2a52-7b8e-4a53-9a37-0f5f1c8f6d10'
const page = (members: object) => ({
  page: `article:${id}`,
  title: 'Burr mills',
  article_id: id,
  views: 0,
  views_before: 0,
  reads: 0,
  clicks: 0,
  confirmed_leads: 0,
  ...members,
})
const kinds = (...pages: ReturnType<typeof page>[]) => advise(pages).map(({ kind, action }) => [kind, action])

test('each verdict has its bound, and says its numbers', () => {
  const search = { impressions: 200, clicks: 1, position: 20 }
  expect(kinds(page({ search }))).toEqual([['unclicked', 'new_title']])
  expect(kinds(page({ search: { ...search, impressions: 199 } }))).toEqual([])
  expect(kinds(page({ search: { ...search, clicks: 2 } }))).toEqual([])
  expect(kinds(page({ search: { ...search, position: 20.1 } }))).toEqual([])
  expect(kinds(page({ views: 18, views_before: 30 }))).toEqual([['falling', 'refresh']])
  expect(kinds(page({ views: 19, views_before: 30 }))).toEqual([])
  expect(kinds(page({ views: 45, views_before: 30 }))).toEqual([['growing', 'new_post']])
  expect(kinds(page({ views: 44, views_before: 30 }))).toEqual([])
  expect(kinds(page({ views: 100, views_before: 90, reads: 14 }))).toEqual([['unread', 'refresh']])
  expect(kinds(page({ views: 100, views_before: 90, reads: 15 }))).toEqual([])
  expect(advise([page({ views: 12, views_before: 48 })])[0]?.reason).toBe(
    '12 views, 75% fewer than the 48 in the period before.',
  )
})

test('without a single read in the whole site, reads are not counted and nobody is blamed', () => {
  expect(kinds(page({ views: 500, views_before: 400 }))).toEqual([])
})

test('a page that converts twice as well as the site is worth more of its kind', () => {
  const rest = page({ views: 1000, views_before: 1000, clicks: 10 })
  expect(kinds(page({ views: 50, views_before: 50, clicks: 2, confirmed_leads: 1 }), rest)).toEqual([
    ['converting', 'new_post'],
  ])
  expect(
    advise([page({ views: 50, views_before: 50, clicks: 2, confirmed_leads: 1 }), rest])[0]?.reason,
  ).toBe('3 of 50 views led to a click or a sign-up: 6%, where 1% is usual.')
})

test('each article gets one verdict, six of a kind are shown at most, and other pages get none', () => {
  const many = Array.from({ length: 20 }, (_, n) => page({ views: 100 + n, views_before: 10 }))
  expect(advise(many)).toHaveLength(6)
  expect(advise(many)[0]?.reason).toContain('119 views')
  const search = { impressions: 5000, clicks: 0, position: 3 }
  expect(advise([page({ views: 10, views_before: 100, search })])).toHaveLength(1)
  expect(advise([{ ...page({ views: 10, views_before: 100 }), article_id: undefined }])).toEqual([])
})

test('an article is told the same by itself as among all pages', () => {
  const one = page({ views: 50, views_before: 50, clicks: 2, confirmed_leads: 1 })
  const all = [one, page({ page: '/', article_id: undefined, views: 1000, views_before: 1000, clicks: 10 })]
  expect(advise([one], all)).toEqual(advise(all))
  expect(advise([one], all)).toHaveLength(1)
})
