import { expect, test } from 'vitest'
import { handleFrom, numberedHandle } from './tenant-handle.ts'

test.each([
  ['ada@acme.example', 'acme'],
  ['Ada@news.ACME.co.uk', 'acme'],
  ['ada.lovelace@gmail.com', 'ada-lovelace'],
  ['ada+news@gmail.com', 'ada-news'],
  ['x@api.example', 'desk-api'],
  ['x@docs.example', 'desk-docs'],
  ['日本@gmail.com', 'desk-one'],
  ['ada@b.c', 'desk-b'],
])('%s becomes %s', (email, handle) => {
  expect(handleFrom(email)).toBe(handle)
})

test('a handle is a path segment of at most 45 characters, whatever the address', () => {
  const handle = handleFrom(`${'long-'.repeat(30)}@gmail.com`)
  expect(handle).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(handle.length).toBeLessThanOrEqual(45)
})

test('the first candidate is the handle itself and the others are numbered', () => {
  expect([1, 2, 3].map((n) => numberedHandle('acme', n))).toEqual(['acme', 'acme-2', 'acme-3'])
})
