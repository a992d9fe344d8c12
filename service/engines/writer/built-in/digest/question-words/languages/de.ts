import type { QuestionWords } from '../question-words.ts'

export const germanQuestionWords: QuestionWords = {
  language: 'de',
  judges: 'lohnt|lohnen|sinnvoll',
  asksWhether: 'soll(?:te)?n? (?:ich|man|wir|eine?|der|die|das)',
  asksAmount:
    'was (?:kostet|kosten)|wie (?:viel\\p{L}*|laut|lange|weit|schnell|oft|hoch|groß|teuer|alt|schwer)',
  asksWhy: 'warum|wieso|weshalb',
  asksHow: 'wie|vermeiden',
  asksWhich: 'welche\\p{L}*|was',
}
