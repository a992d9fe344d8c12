import { expect, test } from 'vitest'
import { expectDigestWords, expectModelWords } from './expected-words.ts'

const digest = (evidence: Partial<Parameters<typeof expectDigestWords>[0]>, target = 1000) =>
  expectDigestWords(
    { documents: [], pages: [], isAboutOurselves: false, searches: false, ...evidence },
    target,
  )

// Words of the pages of known sources, and of the digest that they gave.
test.each([
  { pages: [148, 218, 209], came: 439 },
  { pages: [195, 251, 233], came: 472 },
  { pages: [334, 406, 373], came: 657 },
  { pages: [367, 327, 409], came: 730 },
  { pages: [383, 353, 349, 350], came: 895 },
  { pages: [1411, 2997], came: 849 },
  { pages: [190, 220, 170], searches: true, came: 468 },
  { documents: [64], pages: [320, 900, 4000], isAboutOurselves: true, came: 268 },
  { documents: [47], pages: [499, 900, 450], isAboutOurselves: true, came: 200 },
])('no digest comes out longer than it can by its forecast: $came words', ({ came, ...evidence }) => {
  const { words, maxWords } = digest(evidence)
  expect(maxWords).toBeGreaterThanOrEqual(came)
  expect(words / came).toBeGreaterThan(0.7)
  expect(words / came).toBeLessThan(1.5)
})

test('a guess never exceeds the size asked for, and without evidence promises nothing', () => {
  expect(digest({ pages: Array(9).fill(5000) }, 500)).toEqual({ words: 500, maxWords: 500 })
  expect(digest({})).toEqual({ words: 0, maxWords: 0 })
})

test('more evidence never carries less', () => {
  for (let words = 0; words < 3000; words += 50)
    expect(digest({ pages: [words + 50] }).words).toBeGreaterThanOrEqual(digest({ pages: [words] }).words)
})

test('a model writes beyond its evidence, and no further than asked', () => {
  expect(expectModelWords(300, 1000)).toEqual({ words: 480, maxWords: 480 })
  expect(expectModelWords(5000, 1000)).toEqual({ words: 1000, maxWords: 1000 })
})

test('without evidence a model explains at the length that was asked for, and that is its price', () => {
  expect(expectModelWords(0, 1000)).toEqual({ words: 1000, maxWords: 1000 })
})
