import { expect, test } from 'vitest'
import { ledgerFilter, ledgerQuery, ledgerSearch } from './ledger-filter.ts'

test('an address is read leniently, and written with only what is unusual', () => {
  expect(
    ledgerFilter({ kind: 'settle', operation: 'generateArticle', from: '2026-11-01', offset: '50' }),
  ).toEqual({
    kind: 'settle',
    operation: 'generateArticle',
    from: '2026-11-01',
    offset: 50,
  })
  expect(ledgerFilter({ kind: 'x', from: '2026-13-45', to: ['a'], sort: 'up', offset: '-1' })).toEqual({
    offset: 0,
  })
  expect(ledgerFilter({ sort: 'when' })).toEqual({ sort: 'when', offset: 0 })
  expect(ledgerSearch({ offset: 0 })).toBe('')
  expect(ledgerSearch({ kind: 'hold', to: '2026-11-02', offset: 50 })).toBe(
    '?kind=hold&to=2026-11-02&offset=50',
  )
})

test('days begin and end in the time zone of the desk, also when the clocks change', () => {
  const day = { from: '2026-10-25', to: '2026-10-25', offset: 0 }
  expect(ledgerQuery(day, 'Europe/Lisbon')).toMatchObject({
    since: '2026-10-24T23:00:00.000Z',
    until: '2026-10-26T00:00:00.000Z',
  })
  expect(ledgerQuery(day, 'UTC')).toMatchObject({
    since: '2026-10-25T00:00:00.000Z',
    until: '2026-10-26T00:00:00.000Z',
  })
})
