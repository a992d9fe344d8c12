import type { Phrases } from './phrases.ts'

export const englishPhrases: Phrases = {
  language: 'en',
  takeaways: {
    plain: 'Key takeaways',
    analyst: 'Findings in brief',
    teacher: 'What you will learn',
    advocate: 'Why it matters in brief',
    reporter: 'The main points',
    engineer: 'Summary',
  },
  faq: 'Frequently asked questions',
  sources: 'Sources',
  basics: '{x}: the basics',
  covers: 'What the sources say about {x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  attribution: {
    according: 'According to {x}:',
    says: '{x} says:',
    adds: '{x} adds:',
    explains: '{x} explains:',
    reports: '{x} reports:',
    notes: '{x} notes:',
    stresses: '{x} stresses:',
    words: 'In the words of {x}:',
  },
  again: 'The same source adds:',
  own: 'own document',
  stop: '.',
  space: ' ',
}
