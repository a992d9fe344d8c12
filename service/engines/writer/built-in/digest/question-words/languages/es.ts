import type { QuestionWords } from '../question-words.ts'

export const spanishQuestionWords: QuestionWords = {
  language: 'es',
  judges: 'vale la pena|merece la pena|conviene|compensa',
  asksWhether: '¿?debería',
  asksAmount: 'cuánt[oa]s?|qué (?:cuesta|cuestan|precio)|qué tan',
  asksWhy: 'por qué',
  asksHow:
    'qué (?:hacer|ayuda|se puede hacer)|cómo|dónde (?:hay que|debo|se debe|puedo|se puede)|como|evitar',
  asksWhich: '(?:de )?qué|cuál\\p{L}*',
  asksNext:
    '(?:cómo|por qué|(?:hasta |para |desde )?cuándo|cuánt[oa]s?|dónde|quién|(?:de |con )?qué|cuál\\p{L}*)|(?:lo )?(?:paga|cubre|vale|conviene|merece|se puede|hay que|debo|puedo)',
}
