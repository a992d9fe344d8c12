import type { StanceWords } from '../stance-words.ts'

export const portugueseStanceWords: StanceWords = {
  language: 'pt',
  against: 'errad[oa]|pior|nunca|desaconselhad[oa]|erro|inútil|desnecessári[oa]',
  inFavour: 'guarde|conserve|use|melhor|fresco|ajuda|recomend\\p{L}*|ideal|sempre',
}
