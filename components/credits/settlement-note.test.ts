import { expect, test } from 'vitest'
import { settlementNote } from './settlement-note.ts'

const entry = {
  id: '1',
  created_at: '2026-03-01T09:00:00Z',
  kind: 'settle',
  credits: 33,
  spent: 15,
  balance: 0,
  held: 0,
  operation: 'generateArticle',
}

test.each([
  [{ breakdown: { 'size.mini': 15 } }, 'Reserved 48, used 15: the text is mini.'],
  [
    { credits: 20, spent: undefined, breakdown: {} },
    'Reserved 20, used 0: no charge for briefs or texts of fewer than 80 words.',
  ],
  [{ credits: 0, breakdown: { 'size.mini': 15 } }, undefined],
  [{}, undefined],
  [{ kind: 'release', breakdown: {} }, undefined],
])('a settlement of %j is told as %s', (over, note) => {
  expect(settlementNote({ ...entry, ...over })).toBe(note)
})
