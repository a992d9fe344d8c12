import type { StanceWords } from '../stance-words.ts'

export const spanishStanceWords: StanceWords = {
  language: 'es',
  against: 'peor|evitar|evite|nunca|no se recomienda|error|mito|daña|inútil|innecesario',
  inFavour: 'guarda|guarde|conserva|usa|mejor|fresco|ayuda|recomend\\p{L}*|ideal|siempre',
}
