import { expect, test } from 'vitest'
import { checksAsText, parseChecks, type SavedCheck, withCheck } from './saved-checks.ts'

const check = (url: string, at: string, path = 'Product.a'): SavedCheck => ({
  url,
  at,
  structuredData: {
    kind: 'report',
    creditsCharged: 1,
    report: {
      page: {
        url,
        final_url: url,
        redirects: [],
        status: 200,
        charset: 'utf-8',
        charset_from: 'header',
        bytes: 1,
        cut: false,
        checked_at: at,
      },
      vocabulary: 'schema.org',
      items: [],
      findings: [{ severity: 'error', rule: 'vocabulary', code: 'a', path, message: 'm', fix: 'f' }],
      counts: { errors: 1, warnings: 0, notices: 0, items: 0 },
      cut: false,
    },
  },
})

test('the same address again takes the place of its earlier look and remembers what that found', () => {
  const [newest, ...others] = withCheck(
    [check('https://a.example/', '1'), check('https://b.example/', '2')],
    check('https://a.example/', '3', 'Product.b'),
  )
  expect(newest?.before).toMatchObject({ at: '1', structuredData: [{ path: 'Product.a' }] })
  expect(others.map(({ url }) => url)).toEqual(['https://b.example/'])
})

test('what is kept is what is read, and what is of another shape is dropped', () => {
  const kept = [check('https://a.example/', '1')]
  expect(parseChecks(checksAsText(kept))).toEqual(kept)
  const others = [
    { url: 1 },
    null,
    { url: 'https://a.example/', at: '1', structuredData: { kind: 'report', report: null } },
  ]
  expect(parseChecks(JSON.stringify(others))).toEqual([])
  expect(parseChecks('{')).toEqual([])
})

test('the oldest looks go where they would take too much room', () => {
  const large = (url: string) => check(url, '1', 'x'.repeat(900_000))
  const text = checksAsText([large('https://a.example/'), large('https://b.example/')])
  expect(parseChecks(text).map(({ url }) => url)).toEqual(['https://a.example/'])
})
