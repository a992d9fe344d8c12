import { expect, test } from 'vitest'
import { ignoredFilters } from './unheeded-filters.ts'

const rows = [
  {
    id: '1',
    event_id: 'e1',
    event_type: 'article.published',
    status: 'failed',
    attempts: 1,
    created_at: '2026-03-01T09:00:00Z',
  },
  {
    id: '2',
    event_id: 'e2',
    event_type: 'article.failed',
    status: 'failed',
    attempts: 1,
    created_at: '2026-02-01T09:00:00Z',
  },
]

test('what a server let through against the filter is taken out, and the filter is named', () => {
  const { matching, unheeded } = ignoredFilters(
    { status: 'failed', event_type: 'article.published', since: '2026-02-15T00:00:00Z' },
    rows,
  )
  expect(matching.map(({ id }) => id)).toEqual(['1'])
  expect(unheeded).toEqual(['event', 'time'])
})

test('a row that is not about what was searched for is taken out', () => {
  const about = (subject: string) => rows.map((row) => ({ ...row, subject }))
  expect(ignoredFilters({ q: 'KICKOFF' }, about('Kickoff calls'))).toMatchObject({ unheeded: [] })
  expect(ignoredFilters({ q: 'kickoff' }, about('Welcome emails'))).toEqual({
    matching: [],
    unheeded: ['subject'],
  })
})

test('rows that lack the member cannot be judged, and stay', () => {
  const filter = { endpoint_id: '4d5e6f70-8192-4a3b-8c4d-5e6f708192a3' }
  expect(ignoredFilters(filter, rows)).toEqual({ matching: rows, unheeded: [] })
})
