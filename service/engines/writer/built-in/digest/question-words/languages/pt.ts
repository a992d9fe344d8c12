import type { QuestionWords } from '../question-words.ts'

export const portugueseQuestionWords: QuestionWords = {
  language: 'pt',
  judges: 'vale a pena|compensa',
  asksWhether: 'deveria|devo',
  asksAmount: 'a que temperatura|quant[oa]s?|quão',
  asksWhy: 'por que',
  asksHow: '(?:o )?que (?:fazer|ajuda|se pode fazer)|como|onde (?:devo|se deve|posso|se pode)|evitar',
  asksSigns:
    'como (?:saber|se sabe|reconhecer|perceber|identificar|notar)|quais (?:são os )?(?:sinais|sintomas)',
  asksWhich: 'qual|quais|d[eo] que|o que',
  asksNext:
    '(?:como|por que|(?:até |desde )?quando|d[eo] que|o que|quant[oa]s?|onde|quem|a que|qual|quais|o que)|(?:cobre|paga|vale|compensa|pode|devo|posso|preciso)',
}
