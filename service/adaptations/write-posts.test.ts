import { expect, test } from 'vitest'
import { digestArticle } from './article-digest.ts'
import { writeAdaptation } from './write-adaptation.ts'

const linkedin = (sentences: string) =>
  writeAdaptation(
    digestArticle({
      title: 'Rental bikes that come back early',
      description: '',
      markdown: sentences,
      language: 'en',
      tags: ['bike rental'],
      isDigest: false,
      hasChosenTags: true,
      categories: [],
      claims: [],
      sources: [],
      trustLevel: 'sourced',
      url: null,
    }),
    { platform: 'linkedin', refLink: null, variant: 0 },
  )

test('without a point there is no heading for points', () => {
  const post = linkedin('The saddle was named by 43 percent of customers who returned rental bikes early.')
  expect(post).not.toContain('In short')
  expect(post).toMatch(/^The saddle was named/u)
})

test('a bullet names what it counts', () => {
  const post = linkedin(
    'The saddle was named by 43 percent of customers who returned rental bikes early. Only 4.1 percent of returned bikes needed one. Rain brought back 21 percent of rental bikes in May.',
  )
  expect(post).toContain('• Rain brought back 21 percent of rental bikes in May.')
  expect(post).not.toContain('needed one')
})

const ending = (language: string, url: string | null, refLink: string) =>
  writeAdaptation(
    digestArticle({
      title: 'Rental bikes that come back early',
      description: '',
      markdown: 'The saddle was named by 43 percent of customers who returned rental bikes early.',
      language,
      tags: [],
      isDigest: false,
      hasChosenTags: true,
      categories: [],
      claims: [],
      sources: [],
      trustLevel: 'sourced',
      url,
    }),
    { platform: 'facebook', refLink, variant: 0 },
  )
    .split('\n')
    .filter((line) => line.includes('http'))

test.each([
  ['en', 'Read the full article: https://a.example/bikes', 'Find out more: https://a.example/start'],
  [
    'fr',
    'Lire l’article complet\u202f: https://a.example/bikes',
    'En savoir plus\u202f: https://a.example/start',
  ],
  ['ja', '全文を読む：https://a.example/bikes', '詳しくはこちら：https://a.example/start'],
])('no address stands without words, in %s', (language, ...lines) => {
  expect(ending(language, 'https://a.example/bikes', 'https://a.example/start')).toEqual(lines)
})

test('a referral link to the article itself is its only address', () => {
  expect(ending('en', 'https://a.example/bikes', 'https://a.example/bikes')).toEqual([
    'Find out more: https://a.example/bikes',
  ])
})
