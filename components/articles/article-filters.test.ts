import { expect, test } from 'vitest'
import { ListArticlesQuery } from '#contract/articles.ts'
import { readListFilter } from '#lib/read-list-filter.ts'
import { articlesHref, rowsPerPage } from './article-filters.ts'

test('the address of a filter reads back as the same filter', () => {
  const filter = { status: 'failed', q: 'a&b=c #?', sort: '-when', limit: 50, offset: 100 } as const
  const params = Object.fromEntries(new URL(articlesHref(filter), 'http://desk').searchParams)
  expect(readListFilter(ListArticlesQuery, params, rowsPerPage)).toEqual(filter)
})

test('the first page of everything has the plain address', () => {
  expect(articlesHref({ limit: 50, offset: 0 })).toBe('/articles')
})
