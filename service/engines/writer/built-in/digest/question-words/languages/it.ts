import type { QuestionWords } from '../question-words.ts'

export const italianQuestionWords: QuestionWords = {
  language: 'it',
  judges: 'vale la pena|conviene',
  asksWhether: 'dovrei|dovrebbe|devo',
  asksAmount: 'quant[oaie]',
  asksWhy: 'perché',
  asksHow: 'come(?= \\p{L}+re)|evitare',
  asksWhich: 'quali|quale|che',
}
