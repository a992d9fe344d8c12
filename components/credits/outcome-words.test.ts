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

const prices = Object.entries({
  'size.mini': 15,
  'size.standard': 20,
  'size.full': 33,
  'size.pillar': 48,
  without_competition: -8,
  'illustrations.mini': 9,
  'illustrations.standard': 14,
}).map(([item, credits]) => ({ operation: 'generateArticle', item, label: item, credits }))

test.each([
  [15, 7, { 'size.mini': 7 }, 'no source page, so the check cost nothing'],
  [20, 15, { 'size.mini': 15 }, 'shorter than asked'],
  [20, 7, { 'size.mini': 7 }, 'shorter than asked, no source page, so the check cost nothing'],
  [12, 7, { 'size.mini': 7 }, 'shorter than asked'],
  [15, 7, { 'size.mini': 15, without_competition: -8 }, 'no source page, so the check cost nothing'],
  [36, 26, { 'size.mini': 15, 'illustrations.mini': 9, source_url: 2 }, 'shorter than asked'],
  [36, 26, { 'size.mini': 15, illustrations: 9, source_urls: 2 }, 'shorter than asked'],
  [24, 15, { 'size.mini': 15 }, 'no table to draw'],
  [29, 15, { 'size.mini': 15 }, "you don't pay for what wasn't delivered"],
])(
  'of %i reserved credits with %i used the reason is what was not delivered',
  (reserved, spent, breakdown, why) => {
    const row = only({ kind: 'settle', credits: reserved - spent, spent, breakdown })
    expect(outcomeNote(row, prices)).toBe(`Reserved ${reserved}, used ${spent}: ${why}.`)
    expect(outcomeLook(row).label).toBe(`${spent} of ${reserved} used`)
  },
)

test('without a price list no reason is guessed', () => {
  const row = only({ kind: 'settle', credits: 33, spent: 15, breakdown: { 'size.mini': 15 } })
  expect(outcomeNote(row)).toBe("Reserved 48, used 15: you don't pay for what wasn't delivered.")
})

test('a run without a result and one without use say why everything was refunded', () => {
  expect(outcomeNote(only({ kind: 'release', credits: 48 }))).toBe(
    'All 48 reserved credits were refunded: it ended without a result.',
  )
  expect(outcomeNote(only({ kind: 'settle', credits: 48, spent: 0 }))).toBe(
    'All 48 reserved credits were refunded: no charge for briefs or texts of fewer than 80 words.',
  )
  expect(outcomeNote(only({ kind: 'settle', credits: 20, operation: 'createScoutRun' }))).toBe(
    'All 20 reserved credits were refunded: it used nothing.',
  )
})

test('what was spent as planned needs no words, and a kind of another release is named as it is', () => {
  expect(outcomeNote(only({ kind: 'settle', credits: 0, spent: 30 }))).toBeUndefined()
  expect(outcomeLook(only({ kind: 'year_end_bonus', credits: 3 })).label).toBe('year end bonus')
})
