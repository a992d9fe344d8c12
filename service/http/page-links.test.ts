import { expect, test } from 'vitest'
import { pageLinks } from './page-links.ts'

const address = 'https://desk.example/api/agent/articles?status=published&offset=20'

test('a list links its neighbours, its ends and the filters of the request', () => {
  const links = pageLinks(address, { articles: [], total: 95, limit: 20, offset: 20 })
  expect(links?.split(', ')).toEqual([
    '</api/agent/articles?status=published&limit=20&offset=0>; rel="first"',
    '</api/agent/articles?status=published&limit=20&offset=0>; rel="prev"',
    '</api/agent/articles?status=published&limit=20&offset=40>; rel="next"',
    '</api/agent/articles?status=published&limit=20&offset=80>; rel="last"',
  ])
})

test('beyond the end, the previous page is the last one', () => {
  const links = pageLinks(address, { total: 40, limit: 20, offset: 500 })
  expect(links).toContain('limit=20&offset=20>; rel="prev"')
  expect(links).not.toContain('rel="next"')
})

test('a list of one page and a record have no links', () => {
  expect(pageLinks(address, { total: 20, limit: 20, offset: 0 })).toBeUndefined()
  expect(pageLinks(address, { id: 'a', total: 20 })).toBeUndefined()
  expect(pageLinks(address, undefined)).toBeUndefined()
})
