import type { StanceWords } from '../stance-words.ts'

export const italianStanceWords: StanceWords = {
  language: 'it',
  against: 'sbagliat\\p{L}|peggio|evitare|mai|sconsigliat\\p{L}|errore|mito|inutile',
  inFavour: 'conserva|tieni|usa|meglio|migliore|fresco|aiuta|raccomand\\p{L}*|ideale|sempre',
}
