import type { QuestionWords } from '../question-words.ts'

export const italianQuestionWords: QuestionWords = {
  language: 'it',
  judges: 'vale la pena|conviene',
  asksWhether: 'dovrei|dovrebbe|devo',
  asksAmount: 'a (?:che|quale) temperatura|a quanti gradi|quant[oaie]',
  asksWhy: 'perché',
  asksHow:
    '(?:che )?cosa (?:fare|aiuta|si può fare)|che fare|dove (?:devo|si deve|bisogna|posso|si può)|come (?:si|posso|devo|faccio)|come(?= \\p{L}+r(?:e|l[oaie]|si|ne|ci|mi|ti|vi)(?!\\p{L}))|evitare',
  asksSigns:
    'come (?:si )?(?:capire|capisce|capisco|sapere|riconoscere|riconosc\\p{L}+|accorgersi|vede)|da (?:che )?cosa si (?:capisce|riconosc\\p{L}+|vede)|quali (?:sono i )?(?:segni|segnali|sintomi)',
  asksWhich: 'quali|quale|che|da (?:che )?cosa',
  asksNext:
    '(?:come|perché|(?:entro |da |fino a )?quando|da (?:che )?cosa|quant[oaie]|dove|chi|a (?:che|quale|quanti)|quale|quali|(?:che )?cosa)|(?:l[oa] )?(?:paga|copre|rimborsa|conviene|vale|si può|bisogna|devo|posso)',
}
