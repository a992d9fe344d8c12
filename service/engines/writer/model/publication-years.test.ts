import { expect, test } from 'vitest'
import { findPublicationYears } from './publication-years.ts'
import type { WritingJob } from './writing-job.ts'

const source = (number: number, text: string): WritingJob['sources'][number] => ({
  number,
  source: {
    id: String(number),
    kind: 'page',
    title: 'Oil or varnish',
    url: null,
    language: 'en',
    own: false,
    sells: false,
    role: 'facts',
    publishedAt: new Date('2024-11-05'),
    blocks: [{ kind: 'paragraph', text }],
  },
})

test('a year that only the publication date has is found, and one that the text of a cited source has is not', () => {
  const sources = [
    source(1, 'We tested eight oils for three years.'),
    source(2, 'The survey of 2024 had 90 answers.'),
  ]
  const text =
    'In 2024 a magazine tested eight oils [1]. In 2024 it asked 90 people [2]. In 2023 nobody did [1]. By 2024 all had it.'
  expect(findPublicationYears(text, sources)).toEqual([
    { year: '2024', reference: 1, sentence: 'In 2024 a magazine tested eight oils [1].' },
  ])
})

test.each([
  'In a test published in 2024 eight oils failed [1].',
  'Der Test erschien 2024 [1].',
  'Las ocho pruebas que publicó en 2024 la revista fallaron [1].',
  'Paru en 2024, le test donne huit noms [1].',
])('a sentence that says it was published then is left alone: %s', (text) => {
  expect(findPublicationYears(text, [source(1, 'We tested eight oils for three years.')])).toEqual([])
})

test('a date in the line under the title is of the page’s own text', () => {
  const [one] = [source(1, 'We tested eight oils.')]
  const dated = one ? [{ ...one, source: { ...one.source, author: 'Test of May 2024' } }] : []
  expect(findPublicationYears('In 2024 eight oils were tested [1].', dated)).toEqual([])
})

test('a date that stands in the text’s own head is of the page’s own text', () => {
  const [one] = [source(1, 'We tested eight oils.')]
  const dated = one ? [{ ...one, source: { ...one.source, head: { date: '2024-08-10' } } }] : []
  expect(findPublicationYears('In 2024 eight oils were tested [1].', dated)).toEqual([])
})
