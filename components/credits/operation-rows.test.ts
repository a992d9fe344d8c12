import { expect, test } from 'vitest'
import { operationRows } from './operation-rows.ts'

const at = '2026-11-22T10:00:00Z'
const base = { created_at: at, balance: 0, held: 0, operation: 'generateArticle' }

test('an operation is one row: what was reserved, what it used, and what came back', () => {
  const rows = operationRows([
    { ...base, id: '6', kind: 'hold', credits: -20, run_id: 'c' },
    { ...base, id: '5', kind: 'release', credits: 48, run_id: 'b' },
    { ...base, id: '4', kind: 'settle', credits: 5, spent: 15, run_id: 'a', title: 'Grinders' },
    { ...base, id: '3', kind: 'hold', credits: -48, run_id: 'b' },
    { ...base, id: '2', kind: 'hold', credits: -20, run_id: 'a' },
    { ...base, id: '1', kind: 'grant', credits: 200, operation: 'first_claim' },
  ])
  expect(
    rows.map(({ id, outcome, reserved, spent, returned, change }) => [
      id,
      outcome,
      reserved,
      spent,
      returned,
      change,
    ]),
  ).toEqual([
    ['6', 'reserved', 20, 0, 0, -20],
    ['5', 'returned', 48, 0, 48, 0],
    ['4', 'partly_returned', 20, 15, 5, -15],
    ['1', 'received', 0, 0, 0, 200],
  ])
  expect(rows[2]?.title).toBe('Grinders')
})

test('what a run gave back because it used nothing counts as returned, and a server may have kinds of its own', () => {
  const rows = operationRows([
    { ...base, id: '2', kind: 'settle', credits: 20, run_id: 'a' },
    { ...base, id: '1', kind: 'correction', credits: 7 },
  ])
  expect(rows.map(({ outcome, change }) => [outcome, change])).toEqual([
    ['returned', 0],
    ['other', 7],
  ])
})

test('a reservation without a run, and one of another operation for the same run, stay rows of their own', () => {
  const rows = operationRows([
    { ...base, id: '3', kind: 'settle', credits: 0, spent: 15, run_id: 'a' },
    { ...base, id: '2', kind: 'hold', credits: -2, run_id: 'a', operation: 'adaptArticle' },
    { ...base, id: '1', kind: 'hold', credits: -2 },
  ])
  expect(rows.map(({ id }) => id)).toEqual(['3', '2', '1'])
})
