import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'
import { matchesEntityTag, pageBytes } from './page-bytes.ts'

test('every stored form holds the same page under its own strong tag', async () => {
  const page = `<p>${'Grüße aus 東京. '.repeat(200)}</p>`
  const { identity, br, gzip } = await pageBytes(page)
  const texts = [identity.bytes, brotliDecompressSync(br.bytes), gunzipSync(gzip.bytes)]
  expect(texts.map((bytes) => Buffer.from(bytes).toString())).toEqual([page, page, page])
  expect(br.bytes.length).toBeLessThan(identity.bytes.length / 5)
  expect(new Set([identity.etag, br.etag, gzip.etag]).size).toBe(3)
  expect(identity.etag).toMatch(/^"[\w-]{27}"$/)
})

test('the tag changes with the page and only with it', async () => {
  const [one, again, other] = [await pageBytes('a'), await pageBytes('a'), await pageBytes('b')]
  expect(one.br.etag).toBe(again.br.etag)
  expect(one.br.etag).not.toBe(other.br.etag)
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['*;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
  [';;,,=;q', 'identity'],
])('for Accept-Encoding %s the answer is %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test('If-None-Match is compared weakly against each of its tags', () => {
  expect(matchesEntityTag('"x", W/"abc"', '"abc"')).toBe(true)
  expect(matchesEntityTag('*', '"abc"')).toBe(true)
  expect(matchesEntityTag('"abcd"', '"abc"')).toBe(false)
  expect(matchesEntityTag(undefined, '"abc"')).toBe(false)
})
