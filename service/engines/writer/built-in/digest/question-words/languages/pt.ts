import type { QuestionWords } from '../question-words.ts'

export const portugueseQuestionWords: QuestionWords = {
  language: 'pt',
  judges: 'vale a pena|compensa',
  asksWhether: 'deveria|devo',
  asksAmount: 'quant[oa]s?|quão',
  asksWhy: 'por que',
  asksHow: 'como|evitar',
  asksWhich: 'qual|quais',
}
