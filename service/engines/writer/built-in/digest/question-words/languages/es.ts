import type { QuestionWords } from '../question-words.ts'

export const spanishQuestionWords: QuestionWords = {
  language: 'es',
  judges: 'vale la pena|merece la pena|conviene|compensa',
  asksWhether: '¿?debería',
  asksAmount: 'cuánt[oa]s?|qué (?:cuesta|cuestan|precio)|qué tan',
  asksWhy: 'por qué',
  asksHow:
    'qué (?:hacer|ayuda|se puede hacer)|cómo|dónde (?:hay que|debo|se debe|puedo|se puede)|como|evitar',
  asksWhich: 'qué|cuál\\p{L}*',
  asksNext:
    '(?:cómo|por qué|cuándo|cuánt[oa]s?|dónde|quién|qué|cuál\\p{L}*)|(?:lo )?(?:paga|cubre|vale|conviene|merece|se puede|hay que|debo|puedo)',
}
