import { expect, test } from 'vitest'
import { priceWords } from './agree-on-price.ts'

test('credits that running jobs reserve are waited for first where they would cover the price', () => {
  const topup = {
    recommended_package_credits: 500,
    recommended_package_price_usd: 5,
    topup_url: 'https://desk.example/credits',
  }
  const price = { credits_required: 15, breakdown: {}, balance_after: -14, seconds_expected: 2, topup }
  const more = { feasible: true, affordable: false }
  expect(priceWords({ ...price, ...more, held: 139 })).toBe(
    'It costs at most 15 credits and you have 1: 14 credits too few.\n' +
      '139 credits are reserved by running jobs: what they do not use comes back when they end.\n' +
      'To add credits: https://desk.example/credits',
  )
  expect(priceWords({ ...price, ...more, held: 13 })).not.toContain('reserved')
})

test('what nothing would come of keeps its price, and is said to charge nothing', () => {
  const price = { credits_required: 30, breakdown: {}, balance_after: 170, seconds_expected: 0 }
  expect(priceWords({ ...price, feasible: false, affordable: true })).toBe(
    'Price: at most 30 credits; as things are, nothing would be charged.',
  )
})
