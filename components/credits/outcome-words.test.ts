import { expect, test } from 'vitest'
import type { LedgerEntry } from '#contract/credits.ts'
import { operationRows } from './operation-rows.ts'
import { outcomeLook, outcomeNote } from './outcome-words.ts'

const base = { id: '1', created_at: '2026-11-22T10:00:00Z', balance: 0, held: 0, run_id: 'a' }
const only = (entry: Partial<LedgerEntry> & Pick<LedgerEntry, 'kind' | 'credits'>) => {
  const [row] = operationRows([{ ...base, operation: 'generateArticle', ...entry }])
  if (!row) throw new Error('One entry is one row.')
  return row
}

test('an article that came out shorter says what was refunded and why', () => {
  const row = only({ kind: 'settle', credits: 33, spent: 15, breakdown: { 'size.mini': 15 } })
  expect(outcomeNote(row)).toBe('Reserved 48, used 15: the text is mini. 33 refunded.')
  expect(outcomeLook(row).label).toBe('Partly refunded')
})

test('a run without a result and one without use say why everything was refunded', () => {
  expect(outcomeNote(only({ kind: 'release', credits: 48 }))).toBe(
    'All 48 were refunded: it ended without a result.',
  )
  expect(outcomeNote(only({ kind: 'settle', credits: 48, spent: 0 }))).toBe(
    'All 48 were refunded: no charge for briefs or texts of fewer than 80 words.',
  )
  expect(outcomeNote(only({ kind: 'settle', credits: 20, operation: 'createScoutRun' }))).toBe(
    'All 20 were refunded: it used nothing.',
  )
})

test('what was spent as planned needs no words, and a kind of another release is named as it is', () => {
  expect(outcomeNote(only({ kind: 'settle', credits: 0, spent: 30 }))).toBeUndefined()
  expect(outcomeLook(only({ kind: 'year_end_bonus', credits: 3 })).label).toBe('year end bonus')
})
