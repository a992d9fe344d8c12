import { expect, test } from 'vitest'
import { findPhrases } from './phrases/find-phrases.ts'
import { nestMarks, typeset } from './typeset.ts'

test.each([
  ['en', '"I book in August," said Nia.', '‘I book in August,’ said Nia.'],
  ['de', '„Im März“, sagt Uwe Holst.', '‚Im März‘, sagt Uwe Holst.'],
  ['fr', 'avec « dépannage inclus » en ville', 'avec “dépannage inclus” en ville'],
  ['es', 'con «aceite joven» abierto', 'con “aceite joven” abierto'],
  ['it', 'il "lievito madre" solido', 'il “lievito madre” solido'],
  ['ja', '私たちは「毎月の点検」を勧めます', '私たちは『毎月の点検』を勧めます'],
])('in %s a quotation inside a quotation has the inner marks', (language, text, nested) => {
  expect(nestMarks(text, findPhrases(language))).toBe(nested)
})

test('in French a tall mark has a narrow space before it that does not break, and in other languages nothing changes', () => {
  expect(typeset('Il faut le nettoyer : souvent ; est-ce vrai ?', findPhrases('fr'))).toBe(
    'Il faut le nettoyer\u202f: souvent\u202f; est-ce vrai\u202f?',
  )
  expect(typeset('« Oui »', findPhrases('fr'))).toBe('«\u202fOui\u202f»')
  expect(typeset('At 10 : 30', findPhrases('en'))).toBe('At 10 : 30')
})

test('in Japanese a range has a wave dash, which strikes nothing out', () => {
  expect(typeset('日持ちは2~3日、常温は5〜6時間', findPhrases('ja'))).toBe('日持ちは2〜3日、常温は5〜6時間')
  expect(typeset('2~3', findPhrases('en'))).toBe('2~3')
})
