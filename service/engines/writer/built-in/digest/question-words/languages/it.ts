import type { QuestionWords } from '../question-words.ts'

export const italianQuestionWords: QuestionWords = {
  language: 'it',
  judges: 'vale la pena|conviene',
  asksWhether: 'dovrei|dovrebbe|devo',
  asksAmount: 'quant[oaie]',
  asksWhy: 'perché',
  asksHow:
    '(?:che )?cosa (?:fare|aiuta|si può fare)|che fare|dove (?:devo|si deve|bisogna|posso|si può)|come (?:si|posso|devo|faccio)|come(?= \\p{L}+re)|evitare',
  asksWhich: 'quali|quale|che|da (?:che )?cosa',
  asksNext:
    '(?:come|perché|(?:entro |da |fino a )?quando|da (?:che )?cosa|quant[oaie]|dove|chi|quale|quali|(?:che )?cosa)|(?:l[oa] )?(?:paga|copre|rimborsa|conviene|vale|si può|bisogna|devo|posso)',
}
