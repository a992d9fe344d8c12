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

test('what is sold is told with a verb, and no name in it is changed', () => {
  const profile = { name: 'Fernway', category: 'customer onboarding software' }
  const told = (sells: string) => findOffer({ ...profile, sells }).sentences
  expect(told('Customer onboarding software: a shared plan for every new account.')).toEqual([
    'Fernway offers customer onboarding software: a shared plan for every new account.',
  ])
  expect(told('Kubernetes hosting')).toEqual(['Fernway offers Kubernetes hosting.'])
  expect(told('We host Kubernetes')).toEqual(['We host Kubernetes.'])
  expect(told('Fernway plans rollouts')).toEqual(['Fernway plans rollouts.'])
  expect(findOffer({ sells: 'A shared plan' }).sentences).toEqual(['We offer a shared plan.'])
})
