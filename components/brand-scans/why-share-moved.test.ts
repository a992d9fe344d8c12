import { expect, test } from 'vitest'
import { shareMove } from '#contract/share-move.ts'
import { whyShareMoved } from './why-share-moved.ts'

const scan = (own: number, rival: number) => ({
  share_of_voice: [
    { name: 'Fernway', is_own: true, mentions: own, answers: 6 },
    { name: 'Arrivo', is_own: false, mentions: rival, answers: 4 },
  ],
})

function why(before: ReturnType<typeof scan>, after: ReturnType<typeof scan>): string | undefined {
  const move = shareMove(before.share_of_voice, after.share_of_voice)
  return move && whyShareMoved(before, after, move)
}

test('a share that falls beside a score that holds is explained by how often each is named', () => {
  expect(why(scan(6, 1), scan(6, 4))).toBe('Fernway is named as often as before, but Arrivo more often.')
  expect(why(scan(4, 4), scan(6, 2))).toBe('Fernway is named more often, but Arrivo less often.')
})

test('a share that did not move needs no reason', () => {
  expect(why(scan(6, 2), scan(6, 2))).toBeUndefined()
})
