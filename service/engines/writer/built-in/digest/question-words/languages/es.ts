import type { QuestionWords } from '../question-words.ts'

export const spanishQuestionWords: QuestionWords = {
  language: 'es',
  judges: 'vale la pena|merece la pena|conviene|compensa',
  asksWhether: '¿?debería',
  asksAmount: 'a qué temperatura|cuánt[oa]s?|qué (?:cuesta|cuestan|precio)|qué tan',
  asksWhy: 'por qué',
  asksHow:
    'qué (?:hacer|ayuda|se puede hacer)|cómo|dónde (?:hay que|debo|se debe|puedo|se puede)|como|evitar',
  asksSigns:
    '(?:cómo|como) (?:saber|sé|se sabe|reconocer|se reconoce\\p{L}*|se nota|notar|detectar|distinguir)|en qué se nota|(?:qué|cuáles son l[oa]s) (?:señales|síntomas)',
  asksWhich: '(?:de )?qué|cuál\\p{L}*',
  asksNext:
    '(?:cómo|por qué|(?:hasta |para |desde )?cuándo|cuánt[oa]s?|dónde|quién|(?:de |con |a |en )?qué|cuál\\p{L}*)|(?:lo )?(?:paga|cubre|vale|conviene|merece|se puede|hay que|debo|puedo)',
}
