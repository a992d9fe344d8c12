import type { StanceWords } from '../stance-words.ts'

export const frenchStanceWords: StanceWords = {
  language: 'fr',
  against: 'faux|pire|éviter|évitez|jamais|déconseillé|erreur|mythe|nuit|inutile',
  inFavour: 'gardez|conservez|utilisez|mieux|meilleur\\p{L}*|frais|aide|recommand\\p{L}*|idéal|toujours',
}
