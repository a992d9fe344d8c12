import { expect, test } from 'vitest'
import { returnAddress, signInAddress } from './session-address.ts'

test.each([
  'https://evil.example',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/x/..%5c/../%2e%2e//evil.example/\\',
  'javascript:alert(1)',
  'articles',
  '',
  undefined,
  null,
])('an address off this site is never returned to: %s', (next) => {
  const target = returnAddress(next)
  expect(target).toMatch(/^\/(?![/\\])/)
  expect(new URL(target, 'https://desk.example').origin).toBe('https://desk.example')
})

test('an address on this site survives with its query and fragment', () => {
  expect(returnAddress('/articles?status=failed&page=2#top')).toBe('/articles?status=failed&page=2#top')
})

test('signing in never returns to the sign-in page or to a route without a page', () => {
  expect(returnAddress('/sign-in?next=/x')).toBe('/')
  expect(returnAddress('/api/auth/signout')).toBe('/')
})

test('the sign-in address carries the way back and the reason', () => {
  expect(signInAddress('/articles?q=a b', 'revoked')).toBe(
    '/sign-in?next=%2Farticles%3Fq%3Da%2520b&reason=revoked',
  )
  expect(signInAddress('/')).toBe('/sign-in')
})
