import { expect, test } from 'vitest'
import { maxViews, parseViews, viewHref, viewSearch, withoutView, withView } from './saved-views.ts'

test('a view is the same on every page of its list and in whatever order its members stand', () => {
  expect(viewSearch('?status=scheduled&q=grinder&offset=50')).toBe('q=grinder&status=scheduled')
  expect(viewSearch('q=grinder&delivery=abc&status=scheduled')).toBe('q=grinder&status=scheduled')
  expect(viewSearch('offset=50')).toBe('')
})

test('a view is an address, and the whole list where nothing is chosen', () => {
  expect(viewHref('/articles', 'q=a%26b')).toBe('/articles?q=a%26b')
  expect(viewHref('/articles', '')).toBe('/articles')
})

test('a name and a filter are kept once: saving either again renames or replaces', () => {
  const first = withView([], { name: ' Drafts ', search: 'status=unscheduled' })
  expect(first).toEqual([{ name: 'Drafts', search: 'status=unscheduled' }])
  expect(withView(first, { name: 'To review', search: 'status=unscheduled' })).toEqual([
    { name: 'To review', search: 'status=unscheduled' },
  ])
  expect(withView(first, { name: 'Drafts', search: 'status=failed' })).toEqual([
    { name: 'Drafts', search: 'status=failed' },
  ])
  expect(withView(first, { name: '   ', search: 'status=failed' })).toBe(first)
  expect(withoutView(first, 'status=unscheduled')).toEqual([])
})

test('views stand in the order of their names', () => {
  const views = withView([{ name: 'b', search: 'q=b' }], { name: 'a', search: 'q=a' })
  expect(views.map(({ name }) => name)).toEqual(['a', 'b'])
})

test('what another release or another hand kept never breaks a list', () => {
  expect(parseViews(null)).toEqual([])
  expect(parseViews('{')).toEqual([])
  expect(parseViews('{"name":"x"}')).toEqual([])
  expect(parseViews('[null,1,{"name":"","search":"q=a"},{"name":"ok","search":"q=a&offset=9"}]')).toEqual([
    { name: 'ok', search: 'q=a' },
  ])
  const many = Array.from({ length: maxViews + 5 }, (_, at) => ({ name: `${at}`, search: `q=${at}` }))
  expect(parseViews(JSON.stringify(many))).toHaveLength(maxViews)
})
