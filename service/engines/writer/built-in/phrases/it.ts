import type { Phrases } from './phrases.ts'

export const italianPhrases: Phrases = {
  language: 'it',
  takeaways: {
    plain: 'Punti chiave',
    analyst: 'I risultati in breve',
    teacher: 'Che cosa imparerai',
    advocate: 'Perché è importante',
    reporter: 'I punti principali',
    engineer: 'Riepilogo',
  },
  faq: 'Domande frequenti',
  sources: 'Fonti',
  basics: '{x}: l’essenziale',
  covers: 'Che cosa dicono le fonti: {x}',
  quotes: { open: '«', close: '»', innerOpen: '“', innerClose: '”' },
  attribution: {
    according: 'Secondo {x}:',
    says: '{x} scrive:',
    adds: '{x} aggiunge:',
    explains: '{x} spiega:',
    reports: '{x} riferisce:',
    notes: '{x} osserva:',
    stresses: '{x} sottolinea:',
    words: 'Nelle parole di {x}:',
  },
  again: 'La stessa fonte aggiunge:',
  own: 'documento proprio',
  stop: '.',
  space: ' ',
}
