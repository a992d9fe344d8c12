import type { BriefPhrases } from './brief-phrases.ts'

export const spanishBrief: BriefPhrases = {
  language: 'es',
  description:
    'Guion de contenidos: {x}. Títulos provisionales, preguntas y esquema; aún no se ha leído ninguna fuente.',
  titlesHeading: 'Títulos provisionales',
  titles: [
    '{x}: qué es y cuándo merece la pena',
    '{x}: una guía con cifras y fuentes',
    '{x}: preguntas y respuestas',
  ],
  questionsHeading: 'Las preguntas del lector',
  questions: [
    '¿Qué es, en una frase que entienda un principiante?',
    '¿Qué problema resuelve y para quién?',
    '¿Cómo se hace, paso a paso, y cuánto tiempo lleva?',
    '¿Cuánto cuesta y qué alternativas hay?',
    '¿Qué sale mal y cómo se evita?',
    '¿Cómo se sabe que ha funcionado?',
  ],
  outlineHeading: 'Esquema',
  findOut: 'Qué averiguar:',
  evidence: 'Fuentes que lo responderían:',
  parts: {
    definition: {
      heading: 'Qué es y cómo funciona',
      findOut: 'una definición exacta, las partes que lo componen y los términos que se confunden.',
      evidence: 'una norma, una descripción oficial o la documentación propia.',
    },
    why: {
      heading: 'Por qué importa',
      findOut: 'quién gana qué, con una cifra fechada para cada afirmación.',
      evidence: 'un estudio, una estadística pública o mediciones propias.',
    },
    how: {
      heading: 'Cómo se hace',
      findOut: 'los pasos en orden, quién los da, cuánto dura cada uno y qué requiere.',
      evidence: 'una lista de comprobación interna, un manual o una entrevista con quien lo hace.',
    },
    compare: {
      heading: 'Costes y alternativas',
      findOut: 'cifras comparables de al menos tres opciones, en una misma unidad y de un mismo año.',
      evidence: 'listas de precios, pruebas o una comparativa que explique su método.',
    },
    limits: {
      heading: 'Límites y errores frecuentes',
      findOut: 'cuándo no funciona, qué no puede hacer y cuáles son los errores más comunes.',
      evidence: 'consultas de soporte, análisis de fallos, reseñas críticas o un experto que discrepe.',
    },
  },
  nextHeading: 'Cómo convertir este guion en un artículo',
  next: [
    'Añada un documento propio que cubra al menos dos partes del esquema.',
    'Indique de una a tres direcciones que respondan a las preguntas.',
    'Vuelva a generar con el mismo tema: cada afirmación tendrá entonces su fuente.',
  ],
}
