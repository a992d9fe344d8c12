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

test('views of all pages of an article are added', () => {
  const found = articleViews({ pages: [page('a', 3), page('a', 4), page('b', 1)], total: 3 })
  expect(viewsOfArticle(found, { id: 'a', status: 'published' })).toBe(7)
})

test('an article without a page has no views only where every page is known', () => {
  const article = { id: 'c', status: 'published' } as const
  expect(viewsOfArticle(articleViews({ pages: [page('a', 3)], total: 1 }), article)).toBe(0)
  expect(viewsOfArticle(articleViews({ pages: [page('a', 3)], total: 2 }), article)).toBeUndefined()
})

test('what is not public has no number of views', () => {
  const found = articleViews({ pages: [], total: 0 })
  expect(viewsOfArticle(found, { id: 'a', status: 'generated' })).toBeUndefined()
})
