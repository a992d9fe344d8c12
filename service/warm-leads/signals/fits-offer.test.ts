import { expect, test } from 'vitest'
import { fitsOffer } from './fits-offer.ts'

const onboarding = { category: 'customer onboarding software' }

test('a signal fits an offer when it names what is sold, in any form of the word', () => {
  expect(fitsOffer({ title: 'Hiring: Onboarding Specialist' }, onboarding)).toBe(true)
  expect(fitsOffer({ title: 'How we onboard 60 fleets' }, onboarding)).toBe(true)
  expect(fitsOffer({ title: 'Hiring: Product Marketer' }, onboarding)).toBe(false)
})

test('words that any company uses make no fit', () => {
  expect(fitsOffer({ title: 'New post: Our customers and their software' }, onboarding)).toBe(false)
  expect(fitsOffer({ title: 'Hiring: Head of Customer Success' }, onboarding)).toBe(false)
})

test('of a whole sentence two words have to be shared, as one may be chance', () => {
  const pumps = { sells: 'We plan, install and service heat pumps in commercial kitchens' }
  expect(fitsOffer({ title: 'Launch: a plan for ten people' }, pumps)).toBe(false)
  expect(fitsOffer({ title: 'New post: why our kitchen got a heat pump' }, pumps)).toBe(true)
})

test('nothing fits an offer that is not known', () => {
  expect(fitsOffer({ title: 'Hiring: Editor' }, {})).toBe(false)
  expect(fitsOffer({ title: 'Hiring: Editor' }, { category: null, sells: null })).toBe(false)
})
