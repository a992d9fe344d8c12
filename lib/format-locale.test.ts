import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { requestLocale } from './format-locale.ts'
import { formatNumber, formatUsd } from './format-number.ts'
import { formatInstant } from './format-time.ts'
import { localeOf } from './locale-of-request.ts'

test.each([
  [undefined, 'en-GB'],
  ['*', 'en-GB'],
  ['', 'en-GB'],
  ['en-US,en;q=0.9', 'en-US'],
  ['fr;q=0.4, de-CH;q=0.9', 'de-CH'],
  ['tlh, pt-BR', 'pt-BR'],
  ['de;q=0, fr', 'fr'],
  ['not a language, ja', 'ja'],
])('a browser that asks with %j is written to in %s', (asked, expected) => {
  expect(new Intl.Locale(localeOf(asked)).baseName).toBe(expected)
})

test('figures are Arabic and years Gregorian in every locale', () => {
  const date = new Intl.DateTimeFormat(localeOf('fa-IR'), { dateStyle: 'short', timeZone: 'UTC' })
  expect(date.format(new Date('2026-11-21T12:00:00Z'))).toContain('2026')
})

test('numbers, money and instants are written as the one whose request it is writes them', () => {
  const store = new AsyncLocalStorage<string>()
  requestLocale.store = store
  const written = (asked: string) =>
    store.run(localeOf(asked), () => [
      formatNumber(12_345.5),
      formatUsd(4.5),
      formatInstant(new Date('2019-11-21T15:04:00Z'), 'UTC'),
    ])
  try {
    expect(written('en-GB')).toEqual(['12,345.5', '$4.50', 'Thu 21 Nov 2019, 15:04 UTC'])
    expect(written('de-DE')).toEqual(['12.345,5', '4,50\u00a0$', 'Do. 21. Nov. 2019, 15:04 UTC'])
    expect(written('en-US')).toEqual(['12,345.5', '$4.50', 'Thu Nov 21, 2019, 3:04\u00a0PM UTC'])
  } finally {
    requestLocale.store = undefined
  }
})
