import { expect, test } from 'vitest'
import { addedBy, articleCredits, articleSum, totalWith } from './article-price.ts'

const items = {
  'size.mini': 15,
  'size.standard': 20,
  turbo: 2,
  turbo_with_search: 4,
  without_competition: -8,
  source_url: 2,
  'illustrations.mini': 9,
  'illustrations.standard': 18,
  'audio.standard': 20,
}
const prices = Object.entries(items).map(([item, credits]) => ({
  operation: 'generateArticle',
  item,
  label: item,
  credits,
}))
const article = {
  size: 'standard',
  mode: 'standard',
  search: false,
  pictures: false,
  audio: false,
  competition: true,
  urls: 0,
}

test('the whole price is the sum of what is chosen', () => {
  expect(articleCredits(prices, article)).toBe(20)
  expect(articleCredits(prices, { ...article, pictures: true, audio: true, urls: 3 })).toBe(64)
  expect(articleCredits(prices, { ...article, competition: false })).toBe(12)
})

test('a Turbo text has a price of its own, which its length and the comparison do not change', () => {
  const turbo = { ...article, mode: 'turbo' }
  expect(articleCredits(prices, { ...turbo, competition: false })).toBe(2)
  expect(articleCredits(prices, { ...turbo, size: 'mini', search: true })).toBe(4)
})

test('a text costs at least 2 credits, whatever is left out of it', () => {
  const cheap = prices.map((price) => (price.item === 'size.mini' ? { ...price, credits: 7 } : price))
  expect(articleCredits(cheap, { ...article, size: 'mini', competition: false })).toBe(2)
})

test('a length says the whole price with everything else that is chosen', () => {
  expect(totalWith(prices, { ...article, pictures: true }, { size: 'mini' })).toBe('24 credits')
})

test('an option says what it adds, chosen or not, and nothing where it adds nothing', () => {
  expect(addedBy(prices, article, 'competition')).toBe('+8 credits')
  expect(addedBy(prices, { ...article, competition: false }, 'competition')).toBe('+8 credits')
  expect(addedBy(prices, article, 'search')).toBeUndefined()
  expect(addedBy(prices, { ...article, mode: 'turbo' }, 'search')).toBe('+2 credits')
})

test('what the service does not list has no price', () => {
  expect(articleCredits(undefined, article)).toBeUndefined()
  expect(totalWith(prices, article, { size: 'pillar' })).toBeUndefined()
  expect(addedBy(prices, { ...article, size: 'mini' }, 'audio')).toBeUndefined()
})

test('the price is a sum of the text and what is added to it', () => {
  expect(articleSum(prices, { ...article, pictures: true, urls: 2 })).toEqual([
    { part: 'text', credits: 12 },
    { part: 'pictures', credits: 18 },
    { part: 'competition', credits: 8 },
    { part: 'urls', credits: 4 },
  ])
})

test('the parts of the sum are the whole price, whatever is chosen', () => {
  const flags = [false, true]
  for (const mode of ['standard', 'turbo'])
    for (const search of flags)
      for (const pictures of flags)
        for (const competition of flags)
          for (const urls of [0, 3]) {
            const asked = { ...article, mode, search, pictures, competition, urls }
            const sum = articleSum(prices, asked)?.reduce((total, { credits }) => total + credits, 0)
            expect(sum).toBe(articleCredits(prices, asked))
          }
})

test('a sum with a part that the service does not list is not shown', () => {
  expect(articleSum(prices, { ...article, audio: true, size: 'mini' })).toBeUndefined()
})
