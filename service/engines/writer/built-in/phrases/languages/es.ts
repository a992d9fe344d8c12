import type { Phrases } from '../phrases.ts'

export const spanishPhrases: Phrases = {
  language: 'es',
  sources: 'Fuentes',
  basics: '{x}: lo esencial',
  covers: 'Lo que dicen las fuentes: {x}',
  quotes: { open: '«', close: '»', innerOpen: '“', innerClose: '”' },
  according: 'Según {x}:',
  dated: 'Fechas de las fuentes: {x}.',
  main: 'Los hallazgos principales',
  differ: 'En qué difieren las fuentes',
  tables: 'Tablas de las fuentes',
  more: 'Otros hallazgos',
  open: 'Preguntas abiertas',
  short: 'En resumen:',
  roles: {
    cost: 'Lo que cuesta',
    figures: 'Lo que dicen las cifras',
    advice: 'Qué hacer',
  },
  gaps: {
    old: 'Las cifras de {x} tienen más de cinco años: un recuento más reciente diría si aún valen.',
    noOwn:
      'Ninguna cifra es de la propia empresa: un recuento, un precio o un caso propio sería aquí la mejor prueba.',
    noCost: 'Ninguna de las fuentes dice cuánto cuesta.',
    settle: 'Cuál de las cifras distintas vale en un caso concreto solo lo dice un recuento propio.',
    missingCase: 'Ninguna de las fuentes habla de {x}: queda abierto si sus datos valen allí.',
    noFigure: 'Ninguna de las fuentes da una cifra: dicen que importa, no cuánto.',
    noDrawback:
      'Ninguna de las fuentes menciona un inconveniente ni un caso en que no compense: quien lo dejó lo sabría.',
    noSample: 'A cuántas personas se preguntó, y a quiénes, no lo dice {x}.',
    undated: 'De qué año son las cifras no lo dice {x}.',
    onePublisher: 'Todo procede de {x}: no se oye a nadie independiente, y otra fuente debería confirmarlo.',
  },
  span: '{x}: de {y} ({a}) a {z} ({b})',
  offer: 'De parte de {x}:',
  seller: '{x}, sobre su propia oferta',
  affiliate: 'página de afiliados',
  also: 'también {x}',
  internal: 'documento interno',
  own: 'documento propio',
  space: ' ',
}
