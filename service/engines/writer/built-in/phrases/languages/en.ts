import type { Phrases } from '../phrases.ts'

export const englishPhrases: Phrases = {
  language: 'en',
  sources: 'Sources',
  basics: '{x}: the basics',
  covers: 'What the sources say about {x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  according: 'According to {x}:',
  dated: 'Dates of the sources: {x}.',
  main: 'The main findings',
  differ: 'Where the sources differ',
  tables: 'Tables from the sources',
  more: 'Further findings',
  open: 'Open questions',
  short: 'In short:',
  roles: {
    cost: 'What it costs',
    figures: 'What the figures say',
    advice: 'What to do',
  },
  gaps: {
    old: 'The figures of {x} are more than five years old: a newer count would show whether they still hold.',
    noOwn:
      'No figure is the company’s own: a count, a price or a case from its own work would be the strongest finding here.',
    noCost: 'None of the sources says what it costs.',
    settle: 'Which of the differing figures holds in a given case, only a count of one’s own can tell.',
    missingCase: 'None of the sources speaks of {x}: whether their findings hold there is open.',
    noFigure: 'None of the sources gives a figure: they say that it matters, and not how much.',
    noDrawback:
      'None of the sources names a drawback, or a case in which it does not pay: somebody who gave it up would know.',
    noSample: 'How many people were asked, and who they were, is not said by {x}.',
    undated: 'From which year the figures are is not said by {x}.',
    onePublisher:
      'All of it comes from {x}: nobody independent of it is heard, and a second source should confirm it.',
  },
  span: '{x}: from {y} ({a}) to {z} ({b})',
  offer: 'From {x} itself:',
  seller: '{x}, on its own offer',
  affiliate: 'affiliate page',
  also: 'also {x}',
  internal: 'internal document',
  own: 'own document',
  space: ' ',
}
