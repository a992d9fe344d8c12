import { expect, test } from 'vitest'
import { passageParts } from './passage-parts.ts'

const passage = 'Prices for 2026.\n\nPlan\tSeats\nTeam\t5\nFirm\t\n- One\n- 1. Two\nLast <b>words</b> | here'

test('tables and lists of a passage are told from its text', () => {
  expect(passageParts(passage)).toMatchObject([
    { kind: 'text', line: { text: 'Prices for 2026.' } },
    {
      kind: 'table',
      header: [{ text: 'Plan' }, { text: 'Seats' }],
      rows: [
        [{ text: 'Team' }, { text: '5' }],
        [{ text: 'Firm' }, { text: '' }],
      ],
    },
    { kind: 'list', items: [{ text: 'One' }, { text: '1. Two' }] },
    { kind: 'text', line: { text: 'Last <b>words</b> | here' } },
  ])
})

test('each piece knows its place, so that what a search found is marked in it', () => {
  const pieces = passageParts(passage).flatMap((part) =>
    part.kind === 'text'
      ? part.line
      : part.kind === 'list'
        ? part.items
        : [...part.header, ...part.rows.flat()],
  )
  for (const { text, start } of pieces) expect(passage.slice(start, start + text.length)).toBe(text)
})

test('a table without a header keeps its first row as a row', () => {
  expect(passageParts('\t\nTeam\t5')).toMatchObject([
    { kind: 'table', header: [], rows: [[{ text: 'Team' }, { text: '5' }]] },
  ])
})
