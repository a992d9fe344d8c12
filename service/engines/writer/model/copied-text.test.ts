import { expect, test } from 'vitest'
import type { EvidenceSource } from '../writer.ts'
import { findCopied } from './copied-text.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
const page = (count: number): EvidenceSource => ({
  id: 'https://a.example/',
  kind: 'page',
  title: 'A page',
  url: 'https://a.example/',
  language: 'en',
  own: false,
  role: 'facts',
  publishedAt: null,
  blocks: [{ kind: 'paragraph', text: words(count) }],
})

test('a short page is taken over from 80 words on, and a page of the tenant never', () => {
  expect(findCopied(words(79), [page(150)])).toEqual([])
  expect(findCopied(words(80), [page(150)])).toHaveLength(1)
  expect(findCopied(words(150), [page(400)])).toHaveLength(1)
  expect(findCopied(words(120), [{ ...page(150), own: true }])).toEqual([])
})

test.each(['“x”', '"x"', '„x“', '«x»', '»x«', '「x」'])(
  'what stands in %s is a quotation and does not count',
  (marks) => {
    expect(findCopied(`It says: ${marks.replace('x', words(100))}.`, [page(150)])).toEqual([])
  },
)
