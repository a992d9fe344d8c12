import { expect, test } from 'vitest'
import { sharesOverTime } from './shares-over-time.ts'

const named = (counts: Record<string, number>, own = 'Acme') =>
  Object.entries(counts).map(([name, mentions]) => ({ name, is_own: name === own, mentions, answers: 4 }))

test('each scan gives each brand its share, the scanned brand first and the others by their last one', () => {
  const { times, lines } = sharesOverTime([
    { created_at: '2026-01-01T00:00:00Z', share_of_voice: named({ Acme: 1, Kinu: 3 }) },
    { created_at: '2026-02-01T00:00:00Z', share_of_voice: named({ Acme: 2, Kinu: 1, Bean: 1 }) },
  ])
  expect(times).toHaveLength(2)
  expect(lines).toEqual([
    { name: 'Acme', isOwn: true, percents: [25, 50] },
    { name: 'Bean', isOwn: false, percents: [undefined, 25] },
    { name: 'Kinu', isOwn: false, percents: [75, 25] },
  ])
})

test('a scan that compared with nobody is left out, and one that named nobody is a gap', () => {
  const { times, lines } = sharesOverTime([
    { created_at: '2026-01-01T00:00:00Z', share_of_voice: named({ Acme: 1 }) },
    { created_at: '2026-02-01T00:00:00Z' },
    { share_of_voice: named({ Acme: 1, Kinu: 1 }) },
    { created_at: '2026-03-01T00:00:00Z', share_of_voice: named({ Acme: 0, Kinu: 0 }) },
  ])
  expect(times).toEqual(['2026-03-01T00:00:00Z'])
  expect(lines.map(({ percents }) => percents)).toEqual([[undefined], [undefined]])
})

test('a brand that was spelt in another way is one line, under its last name', () => {
  const { lines } = sharesOverTime([
    { created_at: '2026-01-01T00:00:00Z', share_of_voice: named({ acme: 1, KINU: 1 }, 'acme') },
    { created_at: '2026-02-01T00:00:00Z', share_of_voice: named({ Acme: 3, Kinu: 1 }) },
  ])
  expect(lines.map(({ name, percents }) => [name, percents])).toEqual([
    ['Acme', [50, 75]],
    ['Kinu', [50, 25]],
  ])
})
