import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import {
  createNonce,
  filePolicy,
  isForeignWrite,
  pagePolicy,
  securityHeaders,
  toasterStyleHash,
} from './security-headers.ts'

const policy = pagePolicy({ nonce: 'abc', mediaOrigins: ['https://desk.example'], dev: false })
const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test('a script runs by its nonce alone, and nothing frames a page', () => {
  expect(directive('script-src')).toBe("script-src 'nonce-abc' 'strict-dynamic'")
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-eval')
  expect(filePolicy).toContain("default-src 'none'")
})

test('pictures come from the desk, from data and from the service, and from nowhere else', () => {
  expect(directive('img-src')).toBe("img-src 'self' data: blob: https://desk.example")
})

test('a nonce is new every time, and long enough not to be guessed', () => {
  const nonces = new Set(Array.from({ length: 50 }, createNonce))
  expect(nonces.size).toBe(50)
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
})

test('HSTS is sent only over https', () => {
  const hsts = 'Strict-Transport-Security'
  expect(securityHeaders({ https: true, framedBySelf: false })[hsts]).toBe('max-age=31536000')
  expect(securityHeaders({ https: false, framedBySelf: false })).not.toHaveProperty(hsts)
})

test('a write from the page of another origin is foreign, one from our own or from a program is not', () => {
  const isForeign = (method: string, headers: Record<string, string>) =>
    isForeignWrite(method, new Headers({ host: 'desk.example', ...headers }))
  expect(isForeign('POST', { 'sec-fetch-site': 'cross-site' })).toBe(true)
  expect(isForeign('DELETE', { 'sec-fetch-site': 'same-site' })).toBe(true)
  expect(isForeign('POST', { 'sec-fetch-site': 'same-origin' })).toBe(false)
  expect(isForeign('POST', {})).toBe(false)
  expect(isForeign('GET', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(false)
})

test.each(['https://evil.example', 'https://desk.example:8443', 'null', 'no address', ''])(
  'a write of Origin "%s" is foreign',
  (origin) => {
    expect(isForeignWrite('POST', new Headers({ host: 'desk.example', origin }))).toBe(true)
  },
)

test('behind a proxy the Origin is compared with the name by which the proxy was asked', () => {
  const headers = {
    host: '127.0.0.1:3000',
    'x-forwarded-host': 'desk.example',
    origin: 'https://desk.example',
  }
  expect(isForeignWrite('POST', new Headers(headers))).toBe(false)
  expect(isForeignWrite('POST', new Headers({ ...headers, origin: 'http://127.0.0.1:3000' }))).toBe(true)
})

test('the one style sheet that is allowed by its hash is the one that the toaster writes', () => {
  const source = readFileSync(
    createRequire(import.meta.url)
      .resolve('sonner')
      .replace(/\.js$/, '.mjs'),
    'utf8',
  )
  const [, literal = ''] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? []
  const sheet: string = JSON.parse(literal)
  expect(createHash('sha256').update(sheet).digest('base64')).toBe(toasterStyleHash)
})
