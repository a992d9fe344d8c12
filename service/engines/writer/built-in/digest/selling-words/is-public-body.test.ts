import { expect, test } from 'vitest'
import type { EvidenceSource } from '../../../writer.ts'
import { isSeller } from './is-seller.ts'

const page = (url: string, publisher: string | undefined): EvidenceSource => ({
  id: 'a',
  kind: 'page',
  title: 'Dishwasher or hand washing?',
  url,
  language: 'en',
  own: false,
  role: 'facts',
  publishedAt: null,
  ...(publisher !== undefined && { publisher }),
  blocks: [
    { kind: 'paragraph', text: 'A Brightplate machine can cut your bills by more than $40 a year. Buy now!' },
    { kind: 'paragraph', text: 'Free shipping and free returns on every Brightplate machine from $549.' },
  ],
})

test.each([
  ['https://www.energystar.gov/dishwashers', 'Brightplate'],
  ['https://columns.wlu.edu/returns', 'Brightplate'],
  ['https://www.gov.uk/returns', 'Brightplate'],
  ['https://www.service-public.gouv.fr/f1', 'Brightplate'],
  ['https://www.some-university.example/news', 'University of Michigan'],
])('an authority or a university sells nothing: %s', (url, publisher) => {
  expect(isSeller(page(url, publisher))).toBe(false)
})

test.each(['https://www.brightplate.example/shop', 'https://gov.example.com/shop', 'https://edu-shop.com/a'])(
  'the same words at the address of a shop are a seller’s: %s',
  (url) => {
    expect(isSeller(page(url, 'Brightplate'))).toBe(true)
  },
)
