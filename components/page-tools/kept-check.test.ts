import { expect, test } from 'vitest'
import { checkedPages, newestOf } from './kept-check.ts'

const record = (id: string, url: string, kind: string, at: string, errors = 0) => ({
  id,
  url,
  kind,
  checked_at: at,
  counts: { errors, warnings: 0, notices: 0 },
})

const records = [
  record('4', 'https://a.example/', 'schema_check', '2026-05-04T10:00:00Z', 1),
  record('3', 'https://b.example/', 'preview_check', '2026-05-03T10:00:00Z'),
  record('2', 'https://a.example/', 'preview_check', '2026-05-02T10:00:00Z', 2),
  record('1', 'https://a.example/', 'schema_check', '2026-05-01T10:00:00Z', 7),
]

test('the history has each page once, with its newest check of each kind', () => {
  const local = { url: 'https://c.example/', at: '2026-05-03T12:00:00Z' }
  expect(checkedPages(records, [local])).toEqual([
    {
      url: 'https://a.example/',
      at: '2026-05-04T10:00:00Z',
      structuredData: { errors: 1, warnings: 0, notices: 0 },
      socialPreview: { errors: 2, warnings: 0, notices: 0 },
    },
    local,
    {
      url: 'https://b.example/',
      at: '2026-05-03T10:00:00Z',
      socialPreview: { errors: 0, warnings: 0, notices: 0 },
    },
  ])
  expect(newestOf(records, 'https://a.example/')).toMatchObject({ schema: { id: '4' }, preview: { id: '2' } })
})
