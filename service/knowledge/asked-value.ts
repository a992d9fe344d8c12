/** What kind of figure a question wants for its answer. */
type AskedValue = {
  asks: RegExp
  /** Such a figure. */
  value: RegExp
  /** Such a figure as the answer to it; each that a sentence fits makes it a better one. */
  answers: readonly RegExp[]
  /** A heading that announces it. */
  heading?: RegExp
}

const number =
  '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|zehn|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|dois|duas|três|quatro|twee|drie|vier)'
const period =
  '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre|secondes?|heures?|jours?|semaines?|mois|ans?|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|secondi|minuti|or[ae]|giorn[io]|settiman[ae]|mes[ei]|ann[io]|dias?|mês|anos?|uur|uren|dagen|dag|weken|maanden|maand|jaar)'
const duration = `${number}[\\s-]+(?:working |calendar |business )?${period}(?![\\p{L}])`
const took =
  '(?:took|takes?|taking|lasts?|lasted|lasting|needs?|needed|requires?|required|within|dauert|dauerte|dauern|brauchte?n?|benötigt|innerhalb|prend|dure|duré|faut|dura|duró|tarda|tardó|impiega|richiede|leva|demora|duurt|duurde|kostte)'
const onAverage =
  '(?:median|average|mean|typically|usually|mittel|durchschnitt\\w*|médiane|moyenne|mediana|media|média|gemiddeld\\w*|mediaan)'
const money =
  '(?:[$€£¥]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:[$€£¥]|(?:euros?|dollars?|pounds?|EUR|USD|GBP|CHF|francs?)(?![\\p{L}])))'

const kinds: readonly AskedValue[] = [
  {
    asks: /^(?:(?:in |for |after )?how (?:long|quickly|fast|soon)|how (?:many|much) (?:time|seconds|minutes|hours|days|weeks|months|years)|(?:seit |für )?wie ?lange?|wie schnell|wie viele? (?:zeit|minuten|stunden|tage|wochen|monate)|(?:en )?combien de (?:temps|jours|semaines|mois)|cuánto (?:tiempo|dura|tarda)|quanto (?:tempo|dura)|hoe ?lang|hoe snel|hoeveel (?:tijd|dagen|weken|maanden))(?![\p{L}])/iu,
    heading:
      /\b(?:time|duration|how long|dauer|zeit|durée|temps|duración|tiempo|durata|tempo|duração|duur|tijd)\b/iu,
    value: new RegExp(`(?<![\\p{L}\\p{N}])${duration}`, 'giu'),
    answers: [took, onAverage].map(
      (words) =>
        new RegExp(
          `(?<![\\p{L}])${words}(?![\\p{L}])[^.!?]{0,60}?${duration}|${duration}[^.!?]{0,30}?(?<![\\p{L}])${words}(?![\\p{L}])`,
          'iu',
        ),
    ),
  },
  {
    asks: /^(?:how (?:much (?:do|does|did|is|are|will|would|money)|expensive)|what (?:do|does|did|will|would) .+ cost|(?:was|wie ?viel) (?:kostet|kosten)|wie teuer|combien (?:coûte|coûtent)|cuánto (?:cuesta|cuestan|vale)|quanto (?:costa|costano|custa|custam)|(?:wat|hoeveel) (?:kost|kosten))(?![\p{L}])/iu,
    value: new RegExp(money, 'giu'),
    answers: [new RegExp(money, 'iu')],
  },
]

/** What is counted, by the beginning of its name. */
const counted =
  /^(?:how many|wie ?viele|combien de|cuánt[oa]s|quant[ie]|quant[oa]s|hoeveel)\s(?<noun>\p{L}{3,6})/iu

/** How far a sentence under a heading has the figure that a question wants, from 0 to 1. */
export type ValueFinder = (sentence: string, heading: string) => number

/** Undefined for a question that wants no figure. */
export function findAskedValue(question: string): ValueFinder | undefined {
  const asked = question.trim()
  const kind = kinds.find(({ asks }) => asks.test(asked))
  // What is done within an hour does not last one.
  const lasts = /^(?:(?:in |for |after )?how long|(?:seit |für )?wie ?lange?)(?![\p{L}])/iu.test(asked)
  if (kind)
    return (said, heading) => {
      const sentence = lasts ? said.replaceAll(/(?<!\p{L})(?:within|innerhalb)(?!\p{L})/giu, '') : said
      const fitting = kind.answers.filter((answer) => answer.test(sentence)).length
      if (fitting === kind.answers.length) return kind.heading?.test(heading) ? 1 : 0.95
      if (fitting > 0) return 0.6
      return sentence.match(kind.value) ? 0.15 : 0
    }
  const noun = counted.exec(asked)?.groups?.noun
  if (noun === undefined) return undefined
  const count = new RegExp(`(?<![\\p{L}\\p{N}])${number}\\s(?:\\p{L}+\\s){0,2}?${noun}`, 'iu')
  return (sentence) => (count.test(sentence) ? 1 : /\d/u.test(sentence) ? 0.15 : 0)
}
