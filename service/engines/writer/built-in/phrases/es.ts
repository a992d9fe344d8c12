import type { Phrases } from './phrases.ts'

export const spanishPhrases: Phrases = {
  language: 'es',
  takeaways: {
    plain: 'Ideas clave',
    analyst: 'Los hallazgos en breve',
    teacher: 'Lo que vas a aprender',
    advocate: 'Por qué importa',
    reporter: 'Los puntos principales',
    engineer: 'Resumen',
  },
  faq: 'Preguntas frecuentes',
  sources: 'Fuentes',
  basics: '{x}: lo esencial',
  covers: 'Lo que dicen las fuentes: {x}',
  quotes: { open: '«', close: '»', innerOpen: '“', innerClose: '”' },
  attribution: {
    according: 'Según {x}:',
    says: '{x} afirma:',
    adds: '{x} añade:',
    explains: '{x} explica:',
    reports: '{x} informa:',
    notes: '{x} señala:',
    stresses: '{x} subraya:',
    words: 'En palabras de {x}:',
  },
  again: 'La misma fuente añade:',
  own: 'documento propio',
  stop: '.',
  space: ' ',
}
