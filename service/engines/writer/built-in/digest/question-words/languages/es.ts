import type { QuestionWords } from '../question-words.ts'

export const spanishQuestionWords: QuestionWords = {
  language: 'es',
  judges: 'vale la pena|merece la pena|conviene|compensa',
  asksWhether: '¿?debería',
  asksAmount: 'cuánt[oa]s?|qué (?:cuesta|cuestan|precio)|qué tan',
  asksWhy: 'por qué',
  asksHow: 'cómo|como|evitar',
  asksWhich: 'qué|cuál\\p{L}*',
}
