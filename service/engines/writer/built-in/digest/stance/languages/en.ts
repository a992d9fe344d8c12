import type { StanceWords } from '../stance-words.ts'

export const englishStanceWords: StanceWords = {
  language: 'en',
  against:
    "wrong|worse|avoid|never|don[’']t|do not|should not|shouldn[’']t|not recommended|bad (?:for|idea|place)|mistake|myth|harm\\p{L}*|stale|spoils?|ruins?|useless|unnecessary|no need|faster than outside",
  inFavour:
    'keep|store|use|put|best|better|stays? (?:fresh|good)|fresh|helps?|recommend\\p{L}*|ideal|perfect|right place|always|worth',
}
