import { expect, test } from 'vitest'
import { countPost, postAddress } from './announcement-post.ts'

test('X counts an address of any length as 23 characters, LinkedIn as it is', () => {
  const text = `Read it: https://desk.example/guides/${'a'.repeat(80)}`
  expect(countPost(text, 'twitter')).toBe('Read it: '.length + 23)
  expect(countPost(text, 'linkedin')).toBe(text.length)
})

test('a post is filled in where its platform takes it, and nowhere else', () => {
  expect(postAddress('Tea & toast', 'twitter')).toBe('https://x.com/intent/post?text=Tea+%26+toast')
  expect(postAddress('Tea', 'linkedin')).toContain('shareActive=true&text=Tea')
  expect(postAddress('Tea', 'mastodon')).toBeUndefined()
})
