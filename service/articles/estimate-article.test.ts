import { expect, test } from 'vitest'
import { GenerateArticleInput } from '#contract/articles.ts'
import { defaultPrices } from '../prices/price-list.ts'
import { articleMode, articleSeconds, estimateArticle } from './estimate-article.ts'

const ctx = { prices: defaultPrices }
const input = (options: Record<string, unknown> = {}) =>
  GenerateArticleInput.parse({ topic: 'Cold brew', ...options })
const price = (options: Record<string, unknown> = {}) => estimateArticle(ctx, input(options))

test.each([
  ['mini', 15, 7],
  ['standard', 20, 12],
  ['full', 33, 25],
  ['pillar', 48, 40],
])('size %s costs %i, and %i without the competition check', (size, full, reduced) => {
  expect(price({ size }).creditsRequired).toBe(full)
  expect(price({ size, disable_competition: true }).creditsRequired).toBe(reduced)
})

test('leaving the competition check out never goes below the minimum, nor above the full price', () => {
  const cheap = (mini: number) => ({
    ...ctx,
    prices: { ...defaultPrices, article: { ...defaultPrices.article, mini } },
  })
  const reduced = input({ size: 'mini', disable_competition: true })
  expect(estimateArticle(cheap(9), reduced).creditsRequired).toBe(2)
  expect(estimateArticle(cheap(1), reduced).creditsRequired).toBe(1)
})

test('turbo has one price whatever the size, and with search it is turbo+', () => {
  expect(price({ mode: 'turbo', size: 'pillar' }).creditsRequired).toBe(2)
  expect(price({ mode: 'turbo', size: 'mini', enable_search: true }).creditsRequired).toBe(4)
  expect(price({ mode: 'turbo', disable_competition: true }).creditsRequired).toBe(2)
  expect(articleMode(input({ mode: 'turbo', enable_search: true }))).toBe('turbo+')
  expect(articleMode(input({ enable_search: true }))).toBe('standard')
})

test('the breakdown names every part and sums to the price', () => {
  const estimate = price({
    size: 'full',
    illustrations: true,
    audio: true,
    source_urls: ['https://a.example/', 'https://b.example/', 'https://c.example/'],
  })
  expect(estimate.breakdown).toEqual({
    'size.full': 33,
    'illustrations.full': 27,
    'audio.full': 35,
    source_url: 6,
  })
  expect(estimate.creditsRequired).toBe(101)
})

test('a part that costs nothing is not in the breakdown', () => {
  expect(price().breakdown).toEqual({ 'size.standard': 20 })
})

test('a model is expected to take longer than the built-in writer, and a longer text longer than a short one', () => {
  const model = 'model: some-model'
  expect(articleSeconds(model, input())).toBeGreaterThan(articleSeconds('built-in', input()))
  expect(articleSeconds(model, input({ size: 'pillar' }))).toBeGreaterThan(
    articleSeconds(model, input({ size: 'mini' })),
  )
})
