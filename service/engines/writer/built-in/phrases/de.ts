import type { Phrases } from './phrases.ts'

export const germanPhrases: Phrases = {
  language: 'de',
  sources: 'Quellen',
  basics: '{x}: die Grundlagen',
  covers: 'Was die Quellen sagen: {x}',
  quotes: { open: '„', close: '“', innerOpen: '‚', innerClose: '‘' },
  according: 'Laut {x}:',
  opening: 'Ein Quellenüberblick zu {x}: was die Quellen sagen, im Wortlaut und mit Angabe, wer es sagt.',
  dated: 'Stand der Quellen: {x}.',
  main: 'Die wichtigsten Befunde',
  differ: 'Wo sich die Quellen unterscheiden',
  tables: 'Tabellen aus den Quellen',
  more: 'Weitere Befunde',
  open: 'Offene Fragen',
  unanswered: 'Keine Quelle äußert sich zu: {x}.',
  seller: '{x}, über das eigene Angebot',
  affiliate: 'Seite mit Werbelinks',
  also: 'ebenso {x}',
  internal: 'internes Dokument',
  own: 'eigenes Dokument',
  space: ' ',
}
