import type { PostWords } from './post-words.ts'

export const es: PostWords = {
  readOn: 'Leer el artículo completo',
  findOut: 'Más información',
  ask: '¿Qué ha visto usted en la práctica?',
  keep: 'Guárdelo para más tarde.',
  points: 'En resumen',
  sources: 'Fuentes',
  shot: 'Plano',
  voice: 'Voz',
  screen: 'En pantalla',
}
