import type { Phrases } from './phrases.ts'

export const italianPhrases: Phrases = {
  language: 'it',
  sources: 'Fonti',
  basics: '{x}: l’essenziale',
  covers: 'Che cosa dicono le fonti: {x}',
  quotes: { open: '«', close: '»', innerOpen: '“', innerClose: '”' },
  according: 'Secondo {x}:',
  opening: 'Sintesi delle fonti su {x}: che cosa dicono, parola per parola, e chi lo dice.',
  dated: 'Date delle fonti: {x}.',
  main: 'I risultati principali',
  differ: 'Dove le fonti divergono',
  tables: 'Tabelle dalle fonti',
  more: 'Altri risultati',
  open: 'Domande aperte',
  unanswered: 'Nessuna fonte parla di {x}.',
  seller: '{x}, sulla propria offerta',
  affiliate: 'pagina di affiliazione',
  also: 'così anche {x}',
  internal: 'documento interno',
  own: 'documento proprio',
  space: ' ',
}
