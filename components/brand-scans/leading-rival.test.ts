import { expect, test } from 'vitest'
import { standingOf } from './leading-rival.ts'

const scan = (...named: readonly [string, number][]) => ({
  created_at: '2026-11-14T08:00:00Z',
  share_of_voice: named.map(([name, mentions], at) => ({ name, mentions, answers: 10, is_own: at === 0 })),
})

test('the leading competitor is the one that was named most, with its share of all mentions', () => {
  expect(standingOf(scan(['Fernway', 6], ['Rampline', 1], ['Kitebase', 3]))).toMatchObject({
    own: { percent: 60 },
    rival: { name: 'Kitebase', percent: 30 },
  })
})

test('a scan in which nobody was named has no standing, and nobody leads who was not named', () => {
  expect(standingOf(scan(['Fernway', 0], ['Kitebase', 0]))).toBeUndefined()
  expect(standingOf(scan(['Fernway', 2], ['Kitebase', 0]))?.rival).toBeUndefined()
})
