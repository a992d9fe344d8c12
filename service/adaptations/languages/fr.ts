import type { PostWords } from './post-words.ts'

export const fr: PostWords = {
  readOn: 'Lire l’article complet',
  findOut: 'En savoir plus',
  ask: 'Qu’avez-vous constaté en pratique ?',
  keep: 'À enregistrer pour plus tard.',
  points: 'En bref',
  sources: 'Sources',
  shot: 'Plan',
  voice: 'Voix',
  screen: 'À l’écran',
}
