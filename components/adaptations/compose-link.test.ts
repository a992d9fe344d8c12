import { expect, it } from 'vitest'
import { composeAt, composeLink } from './compose-link.ts'

const parts = (...contents: string[]) => contents.map((content) => ({ content }))

it('opens the page of a network where the post is written, with its text', () => {
  const link = composeLink('linkedin', parts('One & two\n#three'))
  expect(link).toMatchObject({ network: 'LinkedIn', isFilled: true })
  expect(new URL(link?.url ?? '').searchParams.get('text')).toBe('One & two\n#three')
})

it('begins a thread with its first post, and keeps title and text of a post apart', () => {
  const thread = composeLink('x_thread', parts('First', 'Second'))
  expect(new URL(thread?.url ?? '').searchParams.get('text')).toBe('First')
  const reddit = new URL(composeLink('reddit', parts('A title', 'A text'))?.url ?? '').searchParams
  expect([reddit.get('title'), reddit.get('text')]).toEqual(['A title', 'A text'])
})

it('leaves to be pasted what no link can carry', () => {
  expect(composeLink('facebook', parts('Text'))).toMatchObject({ isFilled: false })
  expect(composeLink('linkedin', parts('é'.repeat(3000)))).toEqual({
    network: 'LinkedIn',
    url: 'https://www.linkedin.com/feed/',
    isFilled: false,
  })
})

it('opens the place of a script where its film is uploaded, and none of a platform that only another server knows', () => {
  expect(composeLink('youtube_shorts', parts('Title', 'Script', 'Description'))).toEqual({
    network: 'YouTube',
    url: 'https://studio.youtube.com/',
    isFilled: false,
  })
  expect(composeLink('elsewhere', parts('Text'))).toBeUndefined()
})

it('takes a text to a network that no account is connected at', () => {
  expect(new URL(composeAt('bluesky', 'One & two').url).searchParams.get('text')).toBe('One & two')
  expect(composeAt('mastodon', 'One & two').url).toContain('#text=One%20%26%20two')
})
