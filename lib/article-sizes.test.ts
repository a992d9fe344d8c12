import { expect, test } from 'vitest'
import { articleSizes } from './article-sizes.ts'

const hints = (carried?: number) => articleSizes({ isDigest: true, carried }).map(({ hint }) => hint)

test('a length of a digest that its sources do not fill says that it is no longer than the one before', () => {
  expect(hints(1620)).toEqual([
    'Up to 1,000 words',
    'About 1,620 words',
    'No more than 1,620 words',
    'No more than 1,620 words',
  ])
  expect(hints(90)).toEqual(['About 90 words', ...Array(3).fill('No more than 90 words')])
})

test('the lengths of a digest are those of their sizes while it is not known what the sources carry', () => {
  expect(hints()).toEqual([
    'Up to 1,000 words',
    'Up to 2,000 words',
    'Up to 3,000 words',
    'Up to 5,000 words',
  ])
  expect(hints(9000)).toEqual(hints())
})
