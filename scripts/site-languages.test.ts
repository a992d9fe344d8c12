import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages as siteChoices } from '../components/site/site-choices.ts'
import { builtInLanguages } from '../contract/built-in-languages.ts'
import { articleLanguages } from '../lib/article-languages.ts'
import { findPostWords } from '../service/adaptations/find-post-words.ts'
import { siteWords } from '../service/site/site-words.ts'

const english = siteWords('en').words
const phrases = new URL('../service/engines/writer/built-in/phrases/languages/', import.meta.url)
/** What the built-in writer has connecting words for. */
const written = readdirSync(phrases).map((file) => file.replace('.ts', ''))

test.each(written.filter((tag) => tag !== 'en'))(
  'an article in %s is published under labels of its language',
  (tag) => {
    const { words, language } = siteWords(tag)
    expect(language).toBe(tag)
    expect(words.sourcing.sourced).not.toBe(english.sourcing.sourced)
    expect(words.readingTime(5)).not.toBe(english.readingTime(5))
  },
)

test.each(written.filter((tag) => tag !== 'en'))('a post in %s has words of its language', (tag) => {
  expect(findPostWords(tag).readOn).not.toBe(findPostWords('en').readOn)
})

test('an article in a language without labels is published under English ones, all of them', () => {
  expect(siteWords('eu')).toEqual({ words: english, language: 'en' })
})

test('a site can be in every language that articles can, and the dashboard offers each', () => {
  expect([...builtInLanguages].sort()).toEqual(written.sort())
  expect(articleLanguages.map(({ value }) => value)).toEqual([...builtInLanguages])
  expect(siteChoices.map(({ value }) => value)).toEqual(['', ...builtInLanguages])
})
