import { expect, test } from 'vitest'
import type { SnapshotFact } from '../db/schema/watches.ts'
import { compareSnapshots } from './compare-snapshots.ts'

const fact = (id: string, more: Partial<SnapshotFact> = {}): SnapshotFact => ({
  id,
  added: `${id} came.`,
  removed: `${id} went.`,
  notable: true,
  ...more,
})

test('what came and what went is told, the notable first', () => {
  const change = compareSnapshots(
    { facts: [fact('a'), fact('b')] },
    { facts: [fact('b'), fact('small', { notable: false }), fact('c', { url: 'https://c.example/' })] },
  )
  expect(change).toEqual({
    matters: true,
    summary: '2 new, 1 gone',
    added: [
      { text: 'c came.', url: 'https://c.example/', notable: true },
      { text: 'small came.', notable: false },
    ],
    removed: [{ text: 'a went.', notable: true }],
  })
})

test('a fact whose coming says nothing, as a post that another run had found, comes silently', () => {
  const { added: _, ...known } = fact('post')
  expect(compareSnapshots({ facts: [] }, { facts: [known] })).toMatchObject({
    matters: false,
    summary: 'No change',
    added: [],
  })
})

test('a fact whose end says nothing goes silently', () => {
  const { removed: _, ...old } = fact('post')
  expect(compareSnapshots({ facts: [old] }, { facts: [] })).toMatchObject({
    matters: false,
    summary: 'No change',
    removed: [],
  })
})

test.each([
  [60, 64.9, false],
  [60, 65, true],
  [60, 55, true],
  [undefined, 55, false],
  [60, undefined, false],
])('a move of the score from %s to %s matters: %s', (before, after, matters) => {
  expect(compareSnapshots({ score: before, facts: [] }, { score: after, facts: [] }).matters).toBe(matters)
})

test('scores of different bases are not compared, and the one that is told says what it measures', () => {
  const own = { score: 90, basis: 'own_content', facts: [] }
  const engines = { score: 20, basis: 'answer_engines', facts: [] }
  expect(compareSnapshots(own, engines)).toEqual({
    matters: false,
    summary: 'No change',
    score_after: 20,
    score_basis: 'answer_engines',
    added: [],
    removed: [],
  })
  expect(compareSnapshots({ score: 70, facts: [] }, engines)).toMatchObject({
    matters: true,
    summary: 'Score 70 → 20',
    score_before: 70,
  })
})

test('a minor fact alone does not matter', () => {
  const change = compareSnapshots({ facts: [] }, { facts: [fact('a', { notable: false })] })
  expect(change).toMatchObject({ matters: false, summary: '1 new' })
})

test('a lost share of voice matters as much as a won one, with who took it', () => {
  const named = (own: number, rival: number) => [
    { name: 'Fernway', is_own: true, mentions: own },
    { name: 'Kitebase', is_own: false, mentions: rival },
  ]
  const [more, less] = [named(12, 8), named(10, 10)].map((one) => ({ named: one, facts: [] }))
  if (!more || !less) throw new Error('Two snapshots are compared.')
  expect(compareSnapshots(more, less)).toMatchObject({
    matters: true,
    summary: 'Share of voice 60% → 50%, Kitebase 40% → 50%',
    share_of_voice: { before: 60, after: 50, rival: { name: 'Kitebase', before: 40, after: 50 } },
  })
  expect(compareSnapshots(less, more)).toMatchObject({
    matters: true,
    share_of_voice: { before: 50, after: 60, rival: { name: 'Kitebase', before: 50, after: 40 } },
  })
  expect(compareSnapshots(more, more)).toMatchObject({ matters: false, summary: 'No change' })
})

const part = (id: string, points: number | null) => ({ id, label: id, points })

test('a score that moved names the parts that moved with it', () => {
  expect(
    compareSnapshots(
      { score: 66, parts: [part('Hiring', 20), part('Funding', 11.7)], facts: [] },
      { score: 57, parts: [part('Hiring', 11), part('Funding', 11.5)], facts: [] },
    ),
  ).toMatchObject({
    matters: true,
    score_before: 66,
    score_parts: [{ label: 'Hiring', before: 20, after: 11 }],
  })
})

test('a score that fell because a part is read for the first time is no fall: the part is named', () => {
  const change = compareSnapshots(
    { score: 66, parts: [part('Hiring', 20.6), part('Pricing changes', null)], facts: [] },
    { score: 57, parts: [part('Hiring', 17.6), part('Pricing changes', 0)], facts: [] },
  )
  expect(change).toEqual({
    matters: false,
    summary: 'No change',
    score_after: 57,
    score_parts: [{ label: 'Pricing changes', after: 0 }],
    added: [],
    removed: [],
  })
})
