import { expect, it } from 'vitest'
import type { AdaptationPost } from '#contract/adaptations.ts'
import { postAt, postState } from './post-state.ts'

const post = (members: Partial<AdaptationPost>): AdaptationPost => ({
  account_id: 'a',
  network: 'mastodon',
  handle: '@acme',
  status: 'posted',
  version: 1,
  ...members,
})

it('names each network once, and since when the first of them has it', () => {
  const posts = [
    post({ posted_at: '2026-05-03T10:00:00Z', network: 'bluesky' }),
    post({ posted_at: '2026-05-02T10:00:00Z' }),
    post({ posted_at: '2026-05-04T10:00:00Z', version: 2 }),
  ]
  expect(postState({ posts, edited: true })).toEqual({
    tone: 'good',
    label: 'Posted to Bluesky and Mastodon',
    at: '2026-05-02T10:00:00Z',
  })
})

it('says of a post that is nowhere whether a person changed it or a network refused it', () => {
  expect(postState({ posts: [], edited: true }).label).toBe('Written, edited')
  expect(postState({ posts: [post({ status: 'deleted' })], edited: false }).label).toBe('Written')
  expect(postState({ posts: [post({ status: 'failed' })], edited: false }).tone).toBe('bad')
})

it('finds what became of the newest version at an account', () => {
  const posts = [
    post({ version: 1 }),
    post({ version: 2, status: 'failed' }),
    post({ account_id: 'b', version: 3 }),
  ]
  expect(postAt(posts, 'a')?.status).toBe('failed')
  expect(postAt(posts, 'c')).toBeUndefined()
})
