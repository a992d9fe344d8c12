import type { AspectWords } from '../aspect-words.ts'

export const portugueseAspects: AspectWords = {
  language: 'pt',
  time: 'anos?(?!\\p{L})|mes(?:es)?(?!\\p{L})|semanas?|dias?|horas?',
  aspects: {
    cost: {
      words: 'preç|cust(?:a|am|e|o|os|ou|aram|ar)(?!\\p{L})|custead|orçament|car[oa]s?(?!\\p{L})|barat',
    },
    noise: {
      words: 'ruído|barulh',
    },
    duration: {
      words: 'duração|dura(?:n|r)?(?!\\p{L})|vida útil',
      asks: 'quanto (?:tempo|(?:se )?(?:dura|demora|conserva|leva))',
      answers: 'quanto tempo|prazos?(?!\\p{L})|tempo (?:de|médio|necessário)',
    },
    risk: {
      words: 'risc|perig|desvantag|problem',
    },
    grant: {
      words: 'apoio|incentiv',
    },
    energy: {
      words: 'eletric|eficien',
    },
    law: {
      words: 'lei(?!\\p{L})|licença',
    },
    gap: {
      words: 'falta|omite|perde|escapa',
      answers: 'não (?:conta|mede|registra)',
    },
    worth: {
      words: 'vale a pena|compensa|rentab',
      answers: 'vantag|benefíci|esforço|poupa|economiz|custos?(?!\\p{L})',
    },
    opinion: {
      words: 'pensam|opini',
      answers: 'entrevist',
    },
  },
}
