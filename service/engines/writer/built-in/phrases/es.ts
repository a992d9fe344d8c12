import type { Phrases } from './phrases.ts'

export const spanishPhrases: Phrases = {
  language: 'es',
  sources: 'Fuentes',
  basics: '{x}: lo esencial',
  covers: 'Lo que dicen las fuentes: {x}',
  quotes: { open: '«', close: '»', innerOpen: '“', innerClose: '”' },
  according: 'Según {x}:',
  opening: 'Resumen de fuentes sobre {x}: lo que dicen, palabra por palabra, y quién lo dice.',
  dated: 'Fechas de las fuentes: {x}.',
  main: 'Los hallazgos principales',
  differ: 'En qué difieren las fuentes',
  tables: 'Tablas de las fuentes',
  more: 'Otros hallazgos',
  open: 'Preguntas abiertas',
  unanswered: 'Ninguna fuente habla de {x}.',
  seller: '{x}, sobre su propia oferta',
  affiliate: 'página de afiliados',
  also: 'también {x}',
  internal: 'documento interno',
  own: 'documento propio',
  space: ' ',
}
