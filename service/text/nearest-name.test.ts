import { expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'

const known = ['topic', 'source_urls', 'language', 'size', 'persona', 'categories', 'status', 'limit', 'id']

test.each([
  ['personna', 'persona'],
  ['tpoic', 'topic'],
  ['languag', 'language'],
  ['sourceUrls', 'source_urls'],
  ['Source-URL', 'source_urls'],
  ['category', 'categories'],
  ['stat', 'status'],
  ['limt', 'limit'],
  ['urls', 'source_urls'],
  ['article_size', 'size'],
  ['url', 'source_urls'],
  ['articleLanguage', 'language'],
])('%s is meant to be %s', (typed, meant) => {
  expect(nearestName(typed, known)).toBe(meant)
})

const operations = ['generateArticle', 'createAvatar', 'listArticles', 'publishArticle', 'unscheduleArticle']
const events = [
  'article.generated',
  'article.published',
  'article.unpublished',
  'article.deleted',
  'lead_magnet.ready',
]

test.each([
  ['article.delted', events, 'article.deleted'],
  ['article.generate', events, 'article.generated'],
  ['artcle.publishd', events, 'article.published'],
  ['article.written', events, 'article.generated'],
  ['articles.created', events, 'article.generated'],
  ['lead_magnet.generated', events, 'lead_magnet.ready'],
  ['generateArticel', operations, 'generateArticle'],
  ['writeArticle', operations, 'generateArticle'],
  ['createArticle', operations, 'generateArticle'],
])(
  '%s of several words is meant to be the one whose every word is near or means the same',
  (typed, names, meant) => {
    expect(nearestName(typed, names)).toBe(meant)
  },
)

test.each([
  ['article.updated', events],
  ['article.translated', events],
  ['article', events],
  ['scheduleArticle', operations],
  ['articlewritten', events],
])('%s shares only a word with the known names, and none is guessed', (typed, names) => {
  expect(nearestName(typed, names)).toBeUndefined()
})

test.each(['colour', 'x', 'is', '', 'a'.repeat(100_000)])('a name like none is taken for none', (typed) => {
  expect(nearestName(typed, known)).toBeUndefined()
})
