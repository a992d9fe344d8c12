import { expect, test } from 'vitest'
import { UpdateCompanyProfile } from './company-profile.ts'
import { isOnWebsite, readWebsite } from './own-website.ts'

test.each([
  ['Acme.example', 'acme.example'],
  ['https://www.acme.example/', 'acme.example'],
  ['blog.acme.example', 'blog.acme.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['http://127.0.0.1:4155', '127.0.0.1:4155'],
  ['acme.example:8443', 'acme.example:8443'],
  ['localhost:3000', 'localhost:3000'],
])('%s is the website at %s', (text, host) => {
  expect(readWebsite(text).host).toBe(host)
})

test.each([
  ['a path', 'acme.example/about'],
  ['a path after a port', 'acme.example:8443/about'],
  ['an email address', 'mara@acme.example'],
  ['a user part before a port', 'mara@acme.example:8443'],
  ['a single label', 'acme'],
  ['a social network', 'linkedin.com'],
  ['a social network at a port', 'linkedin.com:8443'],
  ['white space', 'acme example'],
  ['another protocol', 'ftp://acme.example'],
])('%s is refused', (_, text) => {
  expect(readWebsite(text)).toEqual({ problem: expect.any(String) })
})

test.each([
  ['https://acme.example/about', true],
  ['http://www.acme.example', true],
  ['https://shop.acme.example/a?b=c', true],
  ['https://notacme.example', false],
  ['https://acme.example.evil.example', false],
  ['https://elsewhere.example/acme.example', false],
  ['mailto:mara@acme.example', false],
  ['http://127.0.0.1:4155/page', true],
  ['http://127.0.0.1:4156/page', false],
])('%s belongs to the company: %s', (address, isOwn) => {
  expect(isOnWebsite(address, ['acme.example', '127.0.0.1:4155'])).toBe(isOwn)
})

test('a profile takes its websites as people write them, and says what is wrong with one', () => {
  expect(UpdateCompanyProfile.safeParse({ websites: ['https://www.acme.example/'] }).success).toBe(true)
  const { error } = UpdateCompanyProfile.safeParse({ websites: ['acme.example', 'acme.example/shop'] })
  expect(error?.issues).toMatchObject([
    { path: ['websites', 1], message: expect.stringMatching(/^Enter only the domain/) },
  ])
})
