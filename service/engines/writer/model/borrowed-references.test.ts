import { expect, test } from 'vitest'
import { findBorrowedReferences } from './borrowed-references.ts'
import type { WritingJob } from './writing-job.ts'

const sources: WritingJob['sources'] = [
  {
    number: 1,
    source: {
      id: 'a',
      kind: 'page',
      title: 'Bistro bills',
      url: null,
      language: 'en',
      own: false,
      sells: false,
      role: 'facts',
      publishedAt: new Date('2024-03-01'),
      blocks: [
        {
          kind: 'paragraph',
          text: 'The hobs cost £16,830 and the bill fell by £3,650 a year. A serving has 150.0 g.',
        },
      ],
    },
  },
]

test('A result of the text under the number of a source is found, and its figures are not', () => {
  const text =
    'The outlay was £16 830, the saving £3,650 [1]. It is back after 4.6 years [1]. Twelve years would be 12.\n\n| Payback | 4.6 years [1] |'
  expect(findBorrowedReferences(text, sources).map(({ figure }) => figure)).toEqual(['4.6', '4.6'])
})

test('The year a source was published is its own, and a reference to nothing vouches for nothing', () => {
  expect(
    findBorrowedReferences(
      'In 2024 it cost £16,830 [1]. A serving has 150 g [1]. It is 99 now [7].',
      sources,
    ),
  ).toEqual([])
})
