import { expect, test } from 'vitest'
import { recommendedPackage } from './recommended-package.ts'

const packages = [
  { credits: 2000, price_usd: 18 },
  { credits: 500, price_usd: 5 },
  { credits: 5000, price_usd: 40 },
]

test.each([
  [1, 500],
  [500, 500],
  [501, 2000],
  [9000, 5000],
])('for %i missing credits the package of %i is recommended', (missing, credits) => {
  expect(recommendedPackage(packages, missing)?.credits).toBe(credits)
})

test('nothing is recommended where nothing is sold', () => {
  expect(recommendedPackage([], 5)).toBeUndefined()
})
