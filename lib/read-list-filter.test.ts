import { expect, test } from 'vitest'
import { ListArticlesQuery } from '#contract/articles.ts'
import { readListFilter } from './read-list-filter.ts'

const read = (params: Parameters<typeof readListFilter>[1]) => readListFilter(ListArticlesQuery, params, 50)

test('what a query string asks for is read by the schema of the list', () => {
  const params = { status: 'generated', q: '  grinders ', sort: '-when', limit: '100', offset: '200' }
  expect(read(params)).toEqual({ status: 'generated', q: 'grinders', sort: '-when', limit: 100, offset: 200 })
})

test('what does not fit its bounds, and what the list does not know, counts as left out', () => {
  const params = {
    status: 'nonsense',
    q: '   ',
    sort: ['when', '-when'],
    limit: '101',
    offset: '-1',
    of: 'x',
  }
  expect(read(params)).toStrictEqual({ limit: 50, offset: 0 })
})
