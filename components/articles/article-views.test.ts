import { expect, test } from 'vitest'
import { articleViews, viewsOfArticle } from './article-views.ts'

const page = (article_id: string, views: number) => ({
  page: `/${article_id}/${views}`,
  kind: 'article',
  title: article_id,
  article_id,
  views,
  views_before: 0,
  visitors: 0,
  reads: 0,
  clicks: 0,
  leads: 0,
  confirmed_leads: 0,
})

const period = { from: '2026-10-30', to: '2026-11-28' }
const zone = 'Europe/Lisbon'

test('views of all pages of an article are added', () => {
  const found = articleViews({ pages: [page('a', 3), page('a', 4), page('b', 1)], total: 3, period })
  expect(viewsOfArticle(found, { id: 'a', status: 'published' }, zone)).toBe(7)
})

test('an article without a page has no views only where every page is known', () => {
  const article = { id: 'c', status: 'published' } as const
  expect(viewsOfArticle(articleViews({ pages: [page('a', 3)], total: 1, period }), article, zone)).toBe(0)
  expect(
    viewsOfArticle(articleViews({ pages: [page('a', 3)], total: 2, period }), article, zone),
  ).toBeUndefined()
})

test('what is not public has no number of views', () => {
  const found = articleViews({ pages: [], total: 0, period })
  expect(viewsOfArticle(found, { id: 'a', status: 'generated' }, zone)).toBeUndefined()
})

test('what appeared today has no number yet, for the days that are counted end yesterday', () => {
  const found = articleViews({ pages: [], total: 0, period })
  const since = (published_at: string) =>
    viewsOfArticle(found, { id: 'a', status: 'published', published_at }, 'Asia/Tokyo')
  expect(since('2026-11-28T14:59:00Z')).toBe(0)
  expect(since('2026-11-28T15:01:00Z')).toBeUndefined()
})
