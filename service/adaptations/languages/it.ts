import type { PostWords } from './post-words.ts'

export const it: PostWords = {
  readOn: 'Leggi l’articolo completo',
  findOut: 'Per saperne di più',
  ask: 'Che cosa avete visto in pratica?',
  keep: 'Da salvare per dopo.',
  points: 'In breve',
  sources: 'Fonti',
  shot: 'Inquadratura',
  voice: 'Voce',
  screen: 'Sullo schermo',
}
