import type { AspectWords } from '../aspect-words.ts'

export const germanAspects: AspectWords = {
  language: 'de',
  time: 'jahre?n?|monate?n?|wochen?|tage?n?|stunden?|minuten?',
  aspects: {
    cost: {
      words: 'kost(?!bar)|preis|budget|tarif|günstig|teuer|gebühr|bezahl',
      parts: 'kosten|preis',
    },
    noise: {
      words: 'laut(?!er\\p{L})|leise|lärm|geräusch|schall|dezibel|hörbar|brumm|akusti',
    },
    duration: {
      words: 'lebensdauer|haltbar|dauer|hält (?:[\\p{L}-]+ ){0,3}(?:länger|lange|jahre)',
      asks: 'wie (?:lange|schnell)',
      answers: 'wie lange|fristen?(?!\\p{L})|zeitraum|zeitplan|wartezeit|bearbeitungszeit',
      answerParts: 'dauer|(?:zeit|frist)en(?!\\p{L})',
    },
    risk: {
      words: 'gefahr|sicher|nachteil|fehler|nebenwirkung|warn',
      answerParts: 'risiko|gefahr|fehler',
    },
    grant: {
      words: 'förder|zuschuss|zuschüss|prämie|bonus',
      answerParts: 'förderung|zuschuss',
    },
    energy: {
      words: 'verbrauch|effizien|strom',
      answerParts: 'verbrauch',
    },
    law: {
      words: 'recht|gesetz|genehmig|erlaub|vorschrift|pflicht',
      answerParts: 'gesetz|pflicht|recht(?!\\p{L})',
    },
    gap: {
      words: 'fehlt|fehlen|übersieht|übersehen|entgeht',
      answers: 'nicht (?:erfasst|gezählt|gemessen|gesehen)|erfasst nicht',
      answerParts: 'unvollständig',
    },
    worth: {
      words: 'lohnt|lohnen|rentab|rentier|amorti',
      answers: 'vorteil|nachteil|aufwand|nutzen|spart|sparen|gespart|erspar|einspar|kost|preis|zahlt sich',
      answerParts: 'vorteil|nachteil|aufwand|kosten|ersparnis',
    },
    opinion: {
      words: 'denken|meinung|zufrieden',
      answers: 'meinung|befrag|rückmeldung',
      answerParts: 'meinung|befragung',
    },
  },
}
