import { expect, test } from 'vitest'
import { eventTitle, eventTypesSummary, groupEventKinds } from './event-kind.ts'

const kinds = ['article.published', 'article.failed', 'lead_magnet.ready'].map((name) => ({
  name,
  description: name,
}))

test('naming every kind, or none, is wanting all; else the names are told as far as there is room', () => {
  expect(eventTypesSummary([], kinds)).toBe('All events')
  expect(eventTypesSummary(['lead_magnet.ready', 'article.failed', 'article.published'], kinds)).toBe(
    'All events',
  )
  expect(eventTypesSummary(['article.failed'], kinds)).toBe('article.failed')
  expect(eventTypesSummary(['a', 'b', 'c', 'd'], kinds)).toBe('a, b and 2 more')
})

test('kinds stand under their noun, in order', () => {
  expect(groupEventKinds(kinds).map(({ noun, kinds: members }) => [noun, members.length])).toEqual([
    ['article', 2],
    ['lead magnet', 1],
  ])
})

test('an event without a name of its own is titled by its type in words, and any other type stays as it is', () => {
  expect(eventTitle('session.articles_generated')).toBe('Session: articles generated')
  expect(eventTitle('ping')).toBe('ping')
  expect(eventTitle('a.b.c')).toBe('a.b.c')
  expect(eventTitle('<b>\u202e')).toBe('<b>\\u202e')
})
