import { expect, test } from 'vitest'
import { shareMove, shareSentence } from './share-move.ts'

const scan = (...named: readonly [string, number][]) =>
  named.map(([name, mentions], at) => ({ name, mentions, is_own: at === 0 }))

test('of a loss it says who gained most by it, and of a gain who lost most', () => {
  const earlier = scan(['Fernway', 40], ['Kitebase', 30], ['Rampline', 30])
  const later = scan(['Fernway', 35], ['Rampline', 31], ['Kitebase', 34])
  const loss = shareMove(earlier, later)
  expect(loss).toEqual({ before: 40, after: 35, rival: { name: 'Kitebase', before: 30, after: 34 } })
  expect(loss && shareSentence(loss)).toBe(
    'Share of voice fell from 40% to 35%, while Kitebase rose from 30% to 34%.',
  )
  const gain = shareMove(later, earlier)
  expect(gain && shareSentence(gain)).toBe(
    'Share of voice rose from 35% to 40%, while Kitebase fell from 34% to 30%.',
  )
})

test('the brand is the same however a scan spells it, and a competitor of one scan only took nothing', () => {
  const move = shareMove(scan(['Fernway', 5], ['Kitebase', 5]), scan(['FERNWAY', 4], ['Newcomer', 6]))
  expect(move).toEqual({ before: 50, after: 40 })
})

test('a share that did not move names nobody, and says nothing', () => {
  const same = shareMove(scan(['Fernway', 5], ['Kitebase', 5]), scan(['Fernway', 5], ['Kitebase', 5]))
  expect(same).toEqual({ before: 50, after: 50 })
  expect(same && shareSentence(same)).toBeUndefined()
})

test('there is no move where one of the scans compared the brand with nobody, or named none of them', () => {
  const compared = scan(['Fernway', 5], ['Kitebase', 5])
  for (const other of [undefined, [], scan(['Fernway', 5]), scan(['Fernway', 0], ['Kitebase', 0])]) {
    expect(shareMove(other, compared)).toBeUndefined()
    expect(shareMove(compared, other)).toBeUndefined()
  }
})
