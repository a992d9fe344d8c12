import { baseLanguage } from '../lexicon/find-lexicon.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { findMeasures, inBase, type Measure, secondsOfMonth } from './measure.ts'
import { findLimit } from './quantity-words/find-quantity-words.ts'

const day = 86_400
const periods: readonly (readonly [seconds: number, words: RegExp])[] = [
  [day, /^(?:day|tag|jour|d[ií]a|giorno|日)/iu],
  [7 * day, /^(?:week|woche|semaine|seman|settiman|週)/iu],
  [12 * secondsOfMonth, /^(?:year|jahr|an|a[nñ]|年)/iu],
  [secondsOfMonth, /^(?:month|monat|mois|mes|m[eê]s|.?月)/iu],
]
const numbers: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  einmal: 1,
  zweimal: 2,
  dreimal: 3,
  viermal: 4,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  due: 2,
  tre: 3,
  quattro: 4,
  uma: 1,
  duas: 2,
  dois: 2,
  três: 3,
  quatro: 4,
  一: 1,
  二: 2,
  三: 3,
  半: 0.5,
}
/** Each with the number of times and the period, "once a month"; Japanese with the number of periods before both. */
const spaced: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(once|twice|(?:two|three|four|five|six|\p{N}+) times) (?:a|an|per|each|every) (day|week|month|year)(?!\p{L})/giu,
  de: /(?<![\p{L}-])(einmal|zweimal|dreimal|viermal|\p{N}+[- ]?mal) (?:im|pro|am|in der|je) (tag|woche|monat|jahr)(?!\p{L})/giu,
  fr: /(?<!\p{L})((?:une|deux|trois|quatre|\p{N}+) fois) par (jour|semaine|mois|an)(?!\p{L})/giu,
  es: /(?<!\p{L})((?:una|dos|tres|cuatro|\p{N}+) ve(?:z|ces)) (?:al|por|a la) (d[ií]a|semana|mes|año)(?!\p{L})/giu,
  it: /(?<!\p{L})((?:una|due|tre|quattro|\p{N}+) volt[ae]) (?:al|all[’']|alla|per) ?(giorno|settimana|mese|anno)(?!\p{L})/giu,
  pt: /(?<!\p{L})((?:uma|duas|três|quatro|\p{N}+) vez(?:es)?) (?:por|ao|à) (dia|semana|mês|ano)(?!\p{L})/giu,
}
/** Number words before a period, "cada dos semanas", where they are read as no amount by themselves. */
const everyFew: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})cada (dos|tres|cuatro) (d[ií]as|semanas|meses|años)(?!\p{L})/giu,
  it: /(?<!\p{L})ogni (due|tre|quattro) (giorni|settimane|mesi|anni)(?!\p{L})/giu,
  pt: /(?<!\p{L})cada (duas|dois|três|quatro) (dias|semanas|meses|anos)(?!\p{L})/giu,
}
/** "Every month" is an interval without a number. */
const every: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})every (day|week|month|year)(?!\p{L})/giu,
  de: /(?<!\p{L})jede[nrs]? (tag|woche|monat|jahr)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:tous les|toutes les|chaque) (jours?|semaines?|mois|ans|année)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:cada|tod[oa]s l[oa]s) (d[ií]as?|semanas?|mes(?:es)?|años?)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:ogni|tutt[ie] (?:i|gli|le)) (giorn[oi]|settiman[ae]|mes[ei]|ann[oi])(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:cada|tod[oa]s [oa]s) (dias?|semanas?|m[eê]s(?:es)?|anos?)(?!\p{L})/giu,
  ja: /毎(日|週|月|年)/gu,
}
const japanese = /(?<!\p{N})([\p{N}一二三半]?\p{N}*)(年|[かカヵヶ]月|月|週間?|日)に([\p{N}一二三]+)[回度]/gu
/** "One or two", "ein- bis zwei": no one frequency. */
const opens = /(?:-|–|〜|~|か|(?<!\p{L})(?:or|to|oder|bis|ou|à|o|e|y))\s?$/iu

const goesOn = /^(?:か|〜|~|以上|以下|程度|\s(?:or|oder|ou|o) )/u

/** The amounts of a text with how often something is done in it, in the units that they can be compared in. */
export function findAmounts(text: string, lexicon: Lexicon): Measure[] {
  const often = [...findFrequencies(text, lexicon.language), ...findNextDay(text, lexicon.language)]
  const isWithin = ({ at, text: its }: Measure) =>
    often.some((one) => at < one.at + one.text.length && one.at < at + its.length)
  const measures = findMeasures(text, lexicon).map(inBase)
  return [...measures.filter((one) => !isWithin(one)), ...often].sort((a, b) => a.at - b.at)
}

/** "Until the next day" is a day at most. */
const nextDay: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:by|until|within) the (?:next|following) day(?!\p{L})/giu,
  de: /(?<!\p{L})(?:bis zum|spätestens am) (?:nächsten|folgenden) tag(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:jusqu[’']au lendemain|au plus tard le lendemain|le lendemain au plus tard)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:hasta el|como máximo al|a más tardar al) día siguiente(?!\p{L})/giu,
  it: /(?<!\p{L})(?:entro il|fino al) giorno (?:dopo|successivo|seguente)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:até ao|até o|no máximo no) dia seguinte(?!\p{L})/giu,
  ja: /翌日(?=まで|中)/gu,
}

function findNextDay(text: string, language: string): Measure[] {
  return [...text.matchAll(nextDay[baseLanguage(language)] ?? /$^/gu)].map(({ index, 0: said }) => ({
    min: Number.NEGATIVE_INFINITY,
    max: day,
    unit: 'second',
    text: said,
    at: index,
  }))
}

/** How often something is done, as the time between: "once a month" is every month, 「2カ月に1度」 every two months. */
export function findFrequencies(text: string, language: string): Measure[] {
  const base = baseLanguage(language)
  const found =
    base === 'ja'
      ? [...text.matchAll(japanese)].map((match) => readFrequency(match, match[3], match[2], match[1]))
      : [
          ...[...text.matchAll(spaced[base] ?? /$^/gu)].map((match) =>
            readFrequency(match, match[1], match[2], ''),
          ),
          ...[...text.matchAll(everyFew[base] ?? /$^/gu)].map((match) =>
            readFrequency(match, '1', match[2], match[1]),
          ),
        ]
  const isWithin = (one: Measure) =>
    found.some((other) => other !== null && other.at <= one.at && one.at < other.at + other.text.length)
  const plain = [...text.matchAll(every[base] ?? /$^/gu)].flatMap(
    (match) => readFrequency(match, '1', match[1], '') ?? [],
  )
  return [...found, ...plain.filter((one) => !isWithin(one))].flatMap((one) => {
    if (one === null) return []
    const [before, after] = [text.slice(0, one.at), text.slice(one.at + one.text.length)]
    const isOne = !opens.test(before) && !goesOn.test(after) && findLimit(before, after) === null
    return isOne ? [one] : []
  })
}

function readFrequency(match: RegExpExecArray, times = '', period = '', many = ''): Measure | null {
  const [seconds] = periods.find(([, words]) => words.test(period)) ?? []
  const count = numberOf(times)
  const periodsEach = many === '' ? 1 : numberOf(many)
  if (seconds === undefined || count === null || periodsEach === null) return null
  const value = (seconds * periodsEach) / count
  return { min: value, max: value, unit: 'second', text: match[0], at: match.index, kind: 'interval' }
}

function numberOf(said: string): number | null {
  const [digits] = /^\p{N}+/u.exec(said) ?? []
  if (digits !== undefined) return Number(digits.normalize('NFKC')) || null
  const [word = ''] = /^\p{L}+/u.exec(said.toLowerCase()) ?? []
  return numbers[word] ?? null
}
