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
          text: 'The hobs cost £16,830 and the bill fell by £3,650 a year. A serving has 150.0 g and costs €0.32.',
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

test('Cents are the figure of a source that has them as a part of a euro', () => {
  expect(findBorrowedReferences('A serving costs 32 cents [1], not 33 cents [1].', sources)).toMatchObject([
    { figure: '33' },
  ])
})

test('A row of a table may show the difference and the share of its own figures under its reference', () => {
  const row = '| Hobs | £16,830 | £3,650 | £13,180 | 22% [1] |'
  expect(findBorrowedReferences(row, sources)).toEqual([])
  // The share that the difference has of the saving.
  expect(findBorrowedReferences('| Hobs | £16,830 | £3,650 | £13,180 | 361% [1] |', sources)).toEqual([])
  expect(findBorrowedReferences('| Hobs | £16,830 | £3,650 | £14,180 [1] |', sources)).toMatchObject([
    { figure: '14,180' },
  ])
})

test('A sentence that shows its working may have its result before its reference', () => {
  expect(findBorrowedReferences('With 2 servings at €0.32 it is €0.64 [1].', sources)).toEqual([])
  expect(findBorrowedReferences('Some servings are €0.64 [1].', sources)).toMatchObject([{ figure: '0.64' }])
  expect(findBorrowedReferences('At £3,650 a year, £7,300 are back in 2 years [1].', sources)).toEqual([])
  expect(findBorrowedReferences('At £3,650 a year, £7,500 are back in 2 years [1].', sources)).not.toEqual([])
})

test('The digits of a name are no figure', () => {
  expect(findBorrowedReferences('Stove24 sold the hobs for £16,830 [1].', sources)).toEqual([])
})

test('a result after the reference that has its figures is the text’s own; one before it, or after nothing, is not', () => {
  const figures = (text: string) => findBorrowedReferences(text, sources).map(({ figure }) => figure)
  expect(figures('The hobs cost £16,830 [1]; with the cable they are 18,930.')).toEqual([])
  expect(figures('With the cable they are 18,930, the hobs £16,830 [1].')).toEqual(['18,930'])
  expect(figures('As [1] says, the hobs are 18,930.')).toEqual(['18,930'])
})

test('a figure of the source that is said once more in another unit is no result of the text', () => {
  const text = 'A serving has 150 g (5.3 oz) [1].'
  expect(findBorrowedReferences(text, sources)).toEqual([])
  expect(findBorrowedReferences('A serving has 150 g (9.3 oz) [1].', sources)).toMatchObject([
    { figure: '9.3' },
  ])
})

test('a figure that a source gives in another unit alone is its own too', () => {
  expect(findBorrowedReferences('A serving has 5.3 ounces [1].', sources)).toEqual([])
  expect(findBorrowedReferences('A serving has 9.3 ounces [1].', sources)).toMatchObject([{ figure: '9.3' }])
})

test('The date and the publisher in the head of a source are its own, though its text has them no more', () => {
  const headed = sources.map((one) => ({
    ...one,
    source: {
      ...one.source,
      publishedAt: null,
      head: { publisher: 'Studio 180', date: '27 septembre 2019' },
    },
  }))
  expect(findBorrowedReferences('In 2019 Studio 180 paid £16,830 [1].', headed)).toEqual([])
  expect(findBorrowedReferences('In 2018 Studio 180 paid £16,830 [1].', headed)).toHaveLength(1)
})

test('A reference behind the full stop speaks of the sentence before it, and not of the next one', () => {
  const text =
    'The hobs cost £16,830. [1] For 80 covers that is £210 each. The bill fell by £3,650.[1] Say you have 45.'
  expect(findBorrowedReferences(text, sources)).toEqual([])
  expect(findBorrowedReferences('The hobs cost £17,500. [1] That is a lot.', sources)).toMatchObject([
    { figure: '17,500' },
  ])
})
