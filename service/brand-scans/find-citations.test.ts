import { expect, test } from 'vitest'
import { brandNames } from './brand-names.ts'
import { createIsOwnPage, findCitations } from './find-citations.ts'

const isOwn = createIsOwnPage(brandNames('Acme Grinders', ['acme.example']), {
  addresses: ['https://desk.example/acme'],
  websites: ['grinding-company.example'],
})

test.each([
  ['https://desk.example/acme', true],
  ['https://desk.example/acme/how-to-grind', true],
  ['https://desk.example/acme-other', false],
  ['https://www.acmegrinders.com/shop', true],
  ['https://acme-grinders.co.uk', true],
  ['https://blog.acme.example/x', true],
  ['https://acmegrinders.evil.com/', false],
  ['https://review.example/acme-grinders', false],
])('%s is the brand’s own: %s', (url, own) => {
  expect(isOwn(url)).toBe(own)
})

test('sources in the text and beside it are listed once, and only HTTP URLs are links', () => {
  const text =
    'See [a test](https://review.example/a), https://acmegrinders.com/. Also (https://review.example/a#top).'
  const sources = [
    { url: 'javascript:alert(1)', title: 'Bad' },
    { url: 'https://acmegrinders.com', title: 'Shop' },
    { url: null, title: 'A document' },
  ]
  expect(findCitations({ text, isCut: false, sources }, isOwn)).toEqual([
    { title: 'Bad', own: false },
    { url: 'https://acmegrinders.com', title: 'Shop', own: true },
    { title: 'A document', own: false },
    { url: 'https://review.example/a', own: false },
  ])
})

test('a page of a website that the profile names is the brand’s, whatever its host is called', () => {
  const text =
    'See https://www.grinding-company.example/about and https://shop.grinding-company.example and https://grinding.example'
  expect(findCitations({ text, sources: [], isCut: false }, isOwn).map(({ own }) => own)).toEqual([
    true,
    true,
    false,
  ])
})
