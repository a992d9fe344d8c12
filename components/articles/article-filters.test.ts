import { expect, test } from 'vitest'
import { articlesHref } from './article-filters.ts'
import { readArticlesFilter } from './read-articles-filter.ts'

const paramsOf = (href: string) => Object.fromEntries(new URL(href, 'http://desk').searchParams)

test('the address of a filter reads back as the same filter', () => {
  const filter = {
    status: 'failed',
    q: 'a&b=c #?',
    tag: 'heat & cold',
    sort: '-created',
    limit: 20,
    offset: 100,
  } as const
  expect(readArticlesFilter(paramsOf(articlesHref(filter)))).toEqual(filter)
})

test('the first page of everything has the plain address', () => {
  expect(articlesHref({ limit: 20, offset: 0 })).toBe('/articles')
})

test('the list is in the order of the date that it shows, which no address has to name', () => {
  const filter = readArticlesFilter({})
  expect(filter).toMatchObject({ sort: '-when', offset: 0 })
  expect(articlesHref(filter)).toBe('/articles')
})
