import { expect, test } from 'vitest'
import { refusedLanguage } from './article-languages.ts'

test.each(['en', 'pt-BR', 'zh-Hant-TW', 'DE', 'ur', 'nl'])('the built-in writer writes %s', (tag) => {
  expect(refusedLanguage(tag, 'built-in')).toBeUndefined()
})

test.each(['sv', 'tlh', '', 'english please', 'en_US'])(
  'the built-in writer refuses %j and names what it writes',
  (tag) => {
    expect(refusedLanguage(tag, 'built-in')).toContain('de, en, es')
  },
)

test.each([
  ['deutsch', 'de'],
  ['German', 'de'],
  ['Português', 'pt'],
  ['日本語', 'ja'],
])('the name of a language leads to its tag: %s to %s', (name, tag) => {
  for (const writer of ['built-in', 'model: some-model'])
    expect(refusedLanguage(name, writer)).toMatch(new RegExp(`^Did you mean ${tag}[?] `))
})

test('a model is asked for any language that has a name', () => {
  expect(refusedLanguage('sv', 'model: some-model')).toBeUndefined()
  expect(refusedLanguage('qqx', 'model: some-model')).toContain('qqx')
})
