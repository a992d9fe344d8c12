import { expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'

const known = ['topic', 'source_urls', 'language', 'size', 'persona', 'categories', 'status', 'limit', 'id']

test.each([
  ['personna', 'persona'],
  ['tpoic', 'topic'],
  ['languag', 'language'],
  ['sourceUrls', 'source_urls'],
  ['Source-URL', 'source_urls'],
  ['category', 'categories'],
  ['stat', 'status'],
  ['limt', 'limit'],
  ['urls', 'source_urls'],
])('%s is meant to be %s', (typed, meant) => {
  expect(nearestName(typed, known)).toBe(meant)
})

test.each(['colour', 'x', 'is', '', 'a'.repeat(100_000)])('a name like none is taken for none', (typed) => {
  expect(nearestName(typed, known)).toBeUndefined()
})
