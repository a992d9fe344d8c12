import type { Phrases } from './phrases.ts'

export const englishPhrases: Phrases = {
  language: 'en',
  sources: 'Sources',
  basics: '{x}: the basics',
  covers: 'What the sources say about {x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  according: 'According to {x}:',
  opening: 'An evidence digest on {x}: what the sources say, word for word and with who says it.',
  dated: 'Dates of the sources: {x}.',
  main: 'The main findings',
  differ: 'Where the sources differ',
  tables: 'Tables from the sources',
  more: 'Further findings',
  open: 'Open questions',
  unanswered: 'No source speaks of {x}.',
  seller: '{x}, on its own offer',
  affiliate: 'affiliate page',
  also: 'also {x}',
  internal: 'internal document',
  own: 'own document',
  space: ' ',
}
