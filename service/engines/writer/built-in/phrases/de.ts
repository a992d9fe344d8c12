import type { Phrases } from './phrases.ts'

export const germanPhrases: Phrases = {
  language: 'de',
  takeaways: {
    plain: 'Das Wichtigste in Kürze',
    analyst: 'Die Befunde in Kürze',
    teacher: 'Das lernen Sie hier',
    advocate: 'Darauf kommt es an',
    reporter: 'Die Kernpunkte',
    engineer: 'Zusammenfassung',
  },
  faq: 'Häufig gestellte Fragen',
  sources: 'Quellen',
  basics: '{x}: die Grundlagen',
  covers: 'Was die Quellen sagen: {x}',
  quotes: { open: '„', close: '“', innerOpen: '‚', innerClose: '‘' },
  attribution: {
    according: 'Laut {x}:',
    says: '{x} schreibt:',
    adds: '{x} ergänzt:',
    explains: '{x} erklärt:',
    reports: '{x} berichtet:',
    notes: '{x} stellt fest:',
    stresses: '{x} betont:',
    words: 'In den Worten von {x}:',
  },
  again: 'Dieselbe Quelle ergänzt:',
  own: 'eigenes Dokument',
  stop: '.',
  space: ' ',
}
