import { expect, test } from 'vitest'
import { languages as siteChoices } from '../components/site/site-choices.ts'
import { siteLanguages } from '../contract/site.ts'
import { articleLanguages } from '../lib/article-languages.ts'
import { siteWords } from '../service/site/site-words.ts'

const english = siteWords('en').words

test.each(articleLanguages.map(({ value }) => value).filter((tag) => tag !== 'en'))(
  'an article in %s is published under labels of its language',
  (tag) => {
    const { words, language } = siteWords(tag)
    expect(language).toBe(tag)
    expect(words.sourcing.sourced).not.toBe(english.sourcing.sourced)
    expect(words.readingTime(5)).not.toBe(english.readingTime(5))
  },
)

test('an article in a language without labels is published under English ones, all of them', () => {
  expect(siteWords('eu')).toEqual({ words: english, language: 'en' })
})

test('a site can be in every language that articles can, and the dashboard offers each', () => {
  const offered = articleLanguages.map(({ value }) => value).sort()
  expect([...siteLanguages].sort()).toEqual(offered)
  expect(
    siteChoices
      .map(({ value }) => value)
      .filter(Boolean)
      .sort(),
  ).toEqual(offered)
})
