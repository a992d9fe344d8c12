import { describe, expect, it } from 'vitest'
import { findLexicon } from '../../writer/built-in/lexicon/find-lexicon.ts'
import { isAdvice } from './is-advice.ts'

const sentence = (language: string, text: string, item: number | null = null) => ({
  text,
  item,
  lexicon: findLexicon(language),
})

describe('advice is told by its form', () => {
  it.each([
    ['en', 'Lock the account after five attempts.'],
    ['en', 'As before, avoid sending the name along.'],
    ['en', 'The token should be sent at once.'],
    ['de', 'Nutze klare Linktexte.'],
    ['de', 'Nutzen Sie klare Linktexte.'],
    ['de', 'Verlinkte Icons müssen verständlich sein.'],
    ['de', 'Linktexte dürfen nicht abgeschnitten werden.'],
    ['es', 'Use textos claros.'],
    ['fr', 'Utilisez des textes clairs.'],
    ['it', 'Usare testi chiari.'],
    ['pt', 'Use textos claros.'],
  ])('%s: %s', (language, text) => {
    expect(isAdvice(sentence(language, text))).toBe(true)
  })

  it.each([
    ['en', 'The password may be stored in the mailbox.'],
    ['en', 'Use of old tokens is common.'],
    ['de', 'Screenreader können Textgrafiken nicht erfassen.'],
    ['de', 'Viele Nutzer bedienen Webseiten mit der Tastatur.'],
    ['de', 'Nutzer hören oft nur eine Liste.'],
  ])('not in %s: %s', (language, text) => {
    expect(isAdvice(sentence(language, text))).toBe(false)
  })

  it('a German note of a list may end in the bare verb, a sentence may not', () => {
    expect(isAdvice(sentence('de', 'Untertitel erstellen', 0))).toBe(true)
    expect(
      isAdvice(sentence('de', 'Videos in Gebärdensprache anbieten, um niemanden auszuschließen.', 0)),
    ).toBe(true)
    expect(isAdvice(sentence('de', 'Die meisten Besucher kommen.', null))).toBe(false)
    expect(isAdvice(sentence('de', 'Kunden, die alles gelesen haben', 0))).toBe(false)
  })
})
