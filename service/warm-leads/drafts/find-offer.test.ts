import { expect, test } from 'vitest'
import { findOffer } from './find-offer.ts'

test.each([
  ['A free survey of the building', 'What we can offer you: a free survey of the building.'],
  [
    'A rollout review: we look at three of your rollouts',
    'What we can offer you is a rollout review: we look at three of your rollouts.',
  ],
  ['We look at three of your rollouts', 'We look at three of your rollouts.'],
])('the offer “%s” is one sentence with one colon at most', (offer, sentence) => {
  expect(findOffer({ offer }).sentences).toEqual([sentence])
})
