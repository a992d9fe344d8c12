import type { AspectWords } from '../aspect-words.ts'

export const italianAspects: AspectWords = {
  language: 'it',
  time: 'anni|mesi|settiman|giorn|ore(?!\\p{L})',
  aspects: {
    cost: {
      words: 'prezz|spes[ae]|car[oa]s?(?!\\p{L})|cost(?:a|ano|are|i|o|os[aeio])(?!\\p{L})',
    },
    noise: {
      words: 'rumor|acustic',
    },
    duration: {
      words: 'durata|dura(?:n|r|no)?(?!\\p{L})',
      asks: 'quanto (?:tempo|(?:si )?(?:dura|conserva)|ci (?:vuole|mette))',
      answers: 'quanto tempo|tempi (?:di|medi)|tempo (?:di|medio|necessario)|scadenz[ae]',
    },
    risk: {
      words: 'rischi|pericol|sicur|svantagg|problem',
    },
    grant: {
      words: 'incentiv|bonus|contribut',
    },
    energy: {
      words: 'efficienz|elettric',
    },
    law: {
      words: 'legge|obbligator|permess|normativ',
    },
    gap: {
      words: 'manca|sfugge|perde',
    },
    worth: {
      words: 'vale la pena|convien|reddit',
      answers: 'vantag|svantagg|risparmi|cost[aoi]',
    },
    opinion: {
      words: 'pensano',
      answers: 'intervist',
    },
  },
}
