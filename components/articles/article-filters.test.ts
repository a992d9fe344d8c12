import { expect, test } from 'vitest'
import { articlesHref } from './article-filters.ts'
import { articleListFilter } from './article-list-filter.ts'

test('a query string of anybody gives a filter that the service takes', () => {
  expect(articleListFilter({ status: 'nonsense', offset: '-3', limit: '9999', q: ['a', 'b'] })).toEqual({
    limit: 50,
    offset: 0,
  })
  expect(articleListFilter({ status: 'scheduled', q: ' heat ', offset: '50' })).toEqual({
    status: 'scheduled',
    q: 'heat',
    limit: 50,
    offset: 50,
  })
})

test('the address of a filter reads back as the same filter', () => {
  const filter = { status: 'failed', q: 'a&b=c #?', sort: '-when', limit: 50, offset: 100 } as const
  const params = Object.fromEntries(new URL(articlesHref(filter), 'http://desk').searchParams)
  expect(articleListFilter(params)).toEqual(filter)
})

test('the first page of everything has the plain address', () => {
  expect(articlesHref({ limit: 50, offset: 0 })).toBe('/articles')
})

test('an unknown order is no order', () => {
  expect(articleListFilter({ sort: 'drop table' })).not.toHaveProperty('sort')
  expect(articleListFilter({ sort: '-title' })).toMatchObject({ sort: '-title' })
})
