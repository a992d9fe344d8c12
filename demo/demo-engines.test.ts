import { expect, test } from 'vitest'
import { createDemoCommunity } from './demo-engines.ts'

test('a post that two searches find is one post, with one address and one date', async () => {
  const today = new Date('2026-11-29T12:00:00Z')
  let now = new Date('2026-11-20T12:00:00Z')
  const community = createDemoCommunity(() => now, today)
  const { signal } = new AbortController()
  const search = () => community.searchPosts({ query: 'customer onboarding', sort: 'new' }, { signal })
  const first = await search()
  now = today
  const second = new Map((await search()).map((post) => [post.id, post]))
  expect(first.length).toBeGreaterThan(3)
  expect(second.size).toBeGreaterThan(first.length)
  for (const { id, permalink, createdAt } of first)
    expect(second.get(id)).toMatchObject({ permalink, createdAt })
})
