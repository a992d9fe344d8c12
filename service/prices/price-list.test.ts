import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { recommendedPackage } from '#contract/recommended-package.ts'
import { defaultPrices, readPriceList } from './price-list.ts'

const folder = mkdtempSync(join(tmpdir(), 'masthead-prices-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fileWith = (text: string) => {
  const path = join(folder, 'prices.json')
  writeFileSync(path, text)
  return path
}

test('the published prices hold when nothing is set', () => {
  expect(defaultPrices.article).toEqual({ mini: 15, standard: 20, full: 33, pillar: 48 })
  expect(defaultPrices.warm_lead).toBe(40)
})

test('a prices file changes what it names and leaves the rest', () => {
  const prices = readPriceList(fileWith('{"article":{"mini":1},"scout":7}'))
  expect(prices.article).toEqual({ mini: 1, standard: 20, full: 33, pillar: 48 })
  expect(prices.scout).toBe(7)
  expect(prices.avatar).toBe(3)
})

test.each([['{"artikel":1}'], ['{"scout":-1}'], ['{"scout":1.5}'], ['not json'], ['{"packages":[]}']])(
  'a wrong prices file is refused by the name of its setting: %s',
  (text) => {
    expect(() => readPriceList(fileWith(text))).toThrow(/PRICES_FILE/)
  },
)

test.each([
  [1, 500],
  [500, 500],
  [501, 2000],
  [2001, 5000],
  [90_000, 5000],
])('for %i missing credits the package of %i is recommended', (missing, credits) => {
  expect(recommendedPackage(defaultPrices.packages, missing)?.credits).toBe(credits)
})
