import type { QuestionWords } from '../question-words.ts'

export const frenchQuestionWords: QuestionWords = {
  language: 'fr',
  judges: 'rentable|vaut|valent',
  asksWhether: 'faut-il|doit-on|devrait-on',
  asksAmount: 'combien|que (?:coûte|coûtent)|quel est le (?:prix|coût)|à quel\\p{L}*',
  asksWhy: 'pourquoi',
  asksHow: 'comment|éviter',
  asksWhich: 'quel\\p{L}*|que',
}
