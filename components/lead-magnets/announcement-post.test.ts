import { expect, test } from 'vitest'
import { countPost, postAddress } from './announcement-post.ts'

test('X and Mastodon count an address of any length as 23 characters, LinkedIn and Bluesky as it is', () => {
  const text = `Read it: https://desk.example/guides/${'a'.repeat(80)}`
  expect(countPost(text, 'twitter')).toBe('Read it: '.length + 23)
  expect(countPost(text, 'mastodon')).toBe('Read it: '.length + 23)
  expect(countPost(text, 'linkedin')).toBe(text.length)
  expect(countPost(text, 'bluesky')).toBe(text.length)
})

test('a post is filled in where its platform takes it, and nowhere else', () => {
  expect(postAddress('Tea & toast', 'twitter')).toBe('https://x.com/intent/post?text=Tea+%26+toast')
  expect(postAddress('Tea', 'linkedin')).toContain('shareActive=true&text=Tea')
  expect(postAddress('Tea', 'bluesky')).toBe('https://bsky.app/intent/compose?text=Tea')
  expect(postAddress('Tea', 'threads')).toBeUndefined()
})

test('a Mastodon post opens at the server of the connected account, and asks for one without it', () => {
  expect(postAddress('Tea', 'mastodon', 'https://hachyderm.example/')).toBe(
    'https://hachyderm.example/share?text=Tea',
  )
  expect(postAddress('Tea', 'mastodon')).toBe('https://share.joinmastodon.org/#text=Tea')
})
