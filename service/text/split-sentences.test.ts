import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

test('sentences have their places, and a line break ends one', () => {
  expect(splitSentences('One is here. Two\nThree')).toEqual([
    { text: 'One is here. ', start: 0, end: 13 },
    { text: 'Two\n', start: 13, end: 17 },
    { text: 'Three', start: 17, end: 22 },
  ])
  expect(splitSentences('他来了。她走了。', 'zh').map(({ text }) => text)).toEqual(['他来了。', '她走了。'])
})

test.each([
  ['Es gibt keinen einzigen [4]. 2,6 mal 780 Euro sind rund 2.030 Euro.', 'de'],
  ['Es gibt keinen einzigen. [4] 2,6 mal 780 Euro sind rund 2.030 Euro.', 'de'],
  ['Das zahlt der Betreiber. 2,6 mal so viel zahlt der Mieter.', 'de'],
  ['Strom kostet 780 Euro. 2,6 mal so viel kostet Gas.', 'de'],
  ['That leaves none. 3 in 4 guests were told.', 'en'],
  ['It fell by 12%. 3 in 4 guests were told.', 'en'],
  ['It fell (again). 3 in 4 guests were told.', 'en'],
  ['“We lost none.” 3 in 4 guests were told.', 'en'],
  ['Il en reste douze. 3 clients sur 4 paient.', 'fr'],
  ['Quedan doce. 3 de cada 4 clientes pagan.', 'es'],
  ['Ne restano dodici. 3 clienti su 4 pagano.', 'it'],
  ['Restam doze. 3 em cada 4 clientes pagam.', 'pt'],
])('a sentence may begin with a digit: %s', (text, language) => {
  expect(splitSentences(text, language)).toHaveLength(2)
})

test.each([
  'see Nr. 5 here',
  'all of No. 5 here',
  'what Fig. 3 shows',
  'with ca. 30 guests',
  'after Art. 7 and',
  'on p. 12 and',
  'in vol. 2 and',
  'with approx. 5 of them',
  'vgl. 12 und',
  'am 5. mai um 3. 5 davon',
  'bzw. 4 davon',
  'selon art. 7 du texte',
  'véase núm. 5 de la lista',
  'vedi pag. 12 e oltre',
  'cerca de máx. 5 por dia',
])('a number after an abbreviation or an ordinal begins no sentence: %s', (text) => {
  expect(splitSentences(text)).toHaveLength(1)
})

test('sentences joined are the text, each where it says it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const sentences = splitSentences(text)
      expect(sentences.map((sentence) => sentence.text).join('')).toBe(text)
      for (const sentence of sentences) expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
    }),
  )
})
