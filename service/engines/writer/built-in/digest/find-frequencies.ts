import { baseLanguage } from '../lexicon/find-lexicon.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { findMeasures, inBase, type Measure, secondsOfMonth } from './measure.ts'
import { findLimit } from './quantity-words/find-quantity-words.ts'

const day = 86_400
const periods: readonly (readonly [seconds: number, words: RegExp])[] = [
  [day, /^(?:day|da[gy]|tag|jour|d[ií]a|giorn|日)/iu],
  [7 * day, /^(?:week|weken|woche|semaine|seman|settiman|週)/iu],
  [12 * secondsOfMonth, /^(?:year|ja[ah]r|an|a[nñ]|年)/iu],
  [secondsOfMonth, /^(?:month|monat|maand|mois|mes|m[eê]s|.?月)/iu],
]
const numbers: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  one: 1,
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  fünfmal: 5,
  sechsmal: 6,
  een: 1,
  één: 1,
  eens: 1,
  eenmaal: 1,
  twee: 2,
  tweemaal: 2,
  drie: 3,
  vijf: 5,
  zes: 6,
  tien: 10,
  cinq: 5,
  cinco: 5,
  cinque: 5,
  seis: 6,
  sei: 6,
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
/** "Once", "two", "one or two": how many times, in the words of each language. */
const counts: Readonly<Record<string, string>> = {
  en: 'once|twice|one|two|three|four|five|six|\\p{N}+',
  de: 'ein(?:mal)?|zwei(?:mal)?|drei(?:mal)?|vier(?:mal)?|fünf(?:mal)?|sechs(?:mal)?|\\p{N}+',
  nl: 'een|één|eens|eenmaal|twee|tweemaal|drie|vier|vijf|zes|\\p{N}+',
  fr: 'une|deux|trois|quatre|cinq|six|\\p{N}+',
  es: 'una|dos|tres|cuatro|cinco|seis|\\p{N}+',
  it: 'una|due|tre|quattro|cinque|sei|\\p{N}+',
  pt: 'uma|duas|três|quatro|cinco|seis|\\p{N}+',
}
/** The word for times, what joins it to its period, and the periods. */
const perPeriod: Readonly<Record<string, readonly [times: string, joins: string, periods: string]>> = {
  en: [' times?', ' (?:a|an|per|each|every) ', 'day|week|month|year'],
  de: ['(?:[- ]?mal|[x×])', ' (?:im|pro|am|in der|je) ', 'tag|woche|monat|jahr'],
  nl: ['(?: ?(?:keer|maal)|[x×])', ' (?:per|in de|in het|elke|ieder) ', 'dag|week|maand|jaar'],
  fr: [' fois', ' par ', 'jour|semaine|mois|an'],
  es: [' ve(?:z|ces)', ' (?:al|por|a la) ', 'd[ií]a|semana|mes|año'],
  it: [' volt[ae]', " (?:al|all[’']|alla|per) ?", 'giorno|settimana|mese|anno'],
  pt: [' vez(?:es)?', ' (?:por|ao|à) ', 'dia|semana|mês|ano'],
}
/** "Two a year" counts things; "twice" and "two times" say how often. */
const saysTimes =
  /(?:once|twice|times?|[\p{L}\p{N}][- ]?mal|[x×]|eens|keer|maal|fois|ve(?:z|ces)|volt[ae]|vez(?:es)?)(?!\p{L})/iu
/** "Een keer of vijf" is about five times. */
const aboutSo = /^een (?:keer|maal) of /iu
const range = '(?:\\s?[-–]\\s?|-? (?:to|or|oder|bis|of|tot|à|ou|a|o) )'
/** Each with the number of times and the period, "once a month"; Japanese with the number of periods before both. */
const spaced: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(perPeriod).map(([language, [times, joins, ofPeriod]]) => [
    language,
    new RegExp(
      `(?<![\\p{L}\\p{N}-]|\\p{N}[.,])(${counts[language]})(?:(?:${times})?${range}(${counts[language]}))?(?:${times})?${joins}(${ofPeriod})(?!\\p{L})`,
      'giu',
    ),
  ]),
)
/** Number words before a period, "cada dos semanas", where they are read as no amount by themselves. */
const everyFew: Readonly<Record<string, RegExp>> = {
  nl: /(?<!\p{L})(?:elke|om de|iedere|eens (?:in|per) de) (?:(twee|drie|vier|vijf) (?:of|tot) (?:elke |om de |iedere )?)?(twee|drie|vier|vijf|zes|tien) (dagen|weken|maanden|jaar)(?!\p{L})/giu,
  es: /(?<!\p{L})cada (?:(dos|tres|cuatro|cinco) (?:o|a) (?:cada )?)?(dos|tres|cuatro|cinco|seis) (d[ií]as|semanas|meses|años)(?!\p{L})/giu,
  it: /(?<!\p{L})ogni (?:(due|tre|quattro|cinque) (?:o|oppure) (?:ogni )?)?(due|tre|quattro|cinque|sei) (giorni|settimane|mesi|anni)(?!\p{L})/giu,
  pt: /(?<!\p{L})cada (?:(duas|dois|três|quatro|cinco) (?:ou|a) (?:(?:a )?cada )?)?(duas|dois|três|quatro|cinco|seis) (dias|semanas|meses|anos)(?!\p{L})/giu,
}
/** "Every few years" is every two to five. */
const fewest = 2
const most = 5
const some: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:every|once (?:every|in a)) (?:few|couple of) (days|weeks|months|years)(?!\p{L})/giu,
  de: /(?<!\p{L})alle (?:paar|einige) (tage|wochen|monate|jahre)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:eens (?:in|per)|om|elke) (?:de |een )?paar (dagen|weken|maanden|jaar)(?!\p{L})/giu,
  fr: /(?<!\p{L})tou(?:s|tes) les quelques (jours|semaines|mois|ans|années)(?!\p{L})/giu,
  es: /(?<!\p{L})cada (?:pocos|pocas|varios|varias|algunos) (d[ií]as|semanas|meses|años)(?!\p{L})/giu,
  it: /(?<!\p{L})ogni (?:pochi|poche) (giorni|settimane|mesi|anni)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:a )?cada (?:poucos|poucas|alguns|algumas) (dias|semanas|meses|anos)(?!\p{L})/giu,
}
/** "Every month" is an interval without a number. */
const every: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})every (day|week|month|year)(?!\p{L})/giu,
  de: /(?<!\p{L})jede[nrs]? (tag|woche|monat|jahr)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:elke|elk|iedere|ieder) (dag|week|maand|jaar)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:tous les|toutes les|chaque) (jours?|semaines?|mois|ans|année)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:cada|tod[oa]s l[oa]s) (d[ií]as?|semanas?|mes(?:es)?|años?)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:ogni|tutt[ie] (?:i|gli|le)) (giorn[oi]|settiman[ae]|mes[ei]|ann[oi])(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:cada|tod[oa]s [oa]s) (dias?|semanas?|m[eê]s(?:es)?|anos?)(?!\p{L})/giu,
  ja: /毎(日|週|月|年)/gu,
}
/** "A yearly service": what is done so often stands beside it, since costs and yields are yearly as well. */
const regular: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(annual|yearly|monthly|weekly|quarterly|half-yearly) (?:\p{L}+ ){0,2}?(?:servic(?:e|ing)|maintenance|inspections?|check(?:-?up)?s?|clean(?:ing|s)?|wash(?:es|ing)?|tests?|replacement|change)(?!\p{L})|(?<!\p{L})(?:serviced|inspected|checked|cleaned|washed|tested|replaced|changed) (annually|yearly|monthly|weekly|quarterly|half-yearly)(?!\p{L})/giu,
  de: /(?<!\p{L})(jährlich|monatlich|wöchentlich|vierteljährlich|halbjährlich)e[nrsm]? \p{L}*(?:wartung|inspektion|prüfung|überprüfung|kontrolle|reinigung|durchsicht)(?:en)?(?!\p{L})|(?<!\p{L})(jährlich|monatlich|wöchentlich|vierteljährlich|halbjährlich) (?:gewartet|geprüft|überprüft|kontrolliert|gereinigt|gewaschen|gewechselt|inspiziert)(?!\p{L})/giu,
  nl: /(?<!\p{L})(jaarlijks|maandelijks|wekelijks|halfjaarlijks)e? \p{L}*(?:onderhoud|onderhoudsbeurt|controle|keuring|inspectie|reiniging|schoonmaak|schoonmaakbeurt|beurt)(?!\p{L})|(?<!\p{L})(jaarlijks|maandelijks|wekelijks|halfjaarlijks) (?:onderhouden|gecontroleerd|gekeurd|gereinigd|schoongemaakt|vervangen|gewassen|onderhoud)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:entretiens?|révisions?|contrôles?|visites?|nettoyages?|ramonages?|inspections?|vidanges?|vérifications?) (annuel|mensuel|hebdomadaire|trimestriel|semestriel)(?:le)?s?(?!\p{L})/giu,
  es: /(?<!\p{L})(?:mantenimientos?|revisi(?:ón|ones)|limpiezas?|inspecci(?:ón|ones)|control(?:es)?|cambios?) (anual|mensual|semanal|trimestral|semestral)(?:es)?(?!\p{L})/giu,
  it: /(?<!\p{L})(?:manutenzion[ei]|revision[ei]|controll[oi]|pulizi[ae]|ispezion[ei]|verific(?:a|he)|tagliand[oi]) (annual|mensil|settimanal|trimestral|semestral)[ei](?!\p{L})/giu,
  pt: /(?<!\p{L})(?:manutenç(?:ão|ões)|revis(?:ão|ões)|limpezas?|inspeç(?:ão|ões)|controlos?|verificaç(?:ão|ões)|troca) (anual|mensal|semanal|trimestral|semestral)(?!\p{L})/giu,
}
const month = secondsOfMonth
const regularPeriods: readonly (readonly [seconds: number, words: RegExp])[] = [
  [3 * month, /^(?:quarter|vierteljähr|trim)/iu],
  [6 * month, /^(?:half-y|halb|halfj|sem[ie]str)/iu],
  [7 * day, /^(?:week|wöch|wekelijks|hebdo|seman|settim)/iu],
  [month, /^(?:month|monat|maand|mens)/iu],
  [12 * month, /^(?:an|year|jähr|jaar)/iu],
]
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

/**
 * How often something is done, as the time between: "once a month" is every month, 「2カ月に1度」 every two months, "at least
 * once a year" every year or sooner.
 */
export function findFrequencies(text: string, language: string): Measure[] {
  const base = baseLanguage(language)
  const read = (pattern: RegExp | undefined, of: (match: RegExpExecArray) => Measure | null) =>
    pattern === undefined ? [] : [...text.matchAll(pattern)].map(of)
  const found =
    base === 'ja'
      ? read(japanese, (match) => readFrequency(match, match[3], match[2], match[1]))
      : [
          ...read(spaced[base], (match) => {
            const [said, first, last = first, period] = match
            if (!saysTimes.test(said)) return null
            const [one, other] = [aboutSo.test(said) ? last : first, last]
            const [often, seldom] = [
              readFrequency(match, other, period, ''),
              readFrequency(match, one, period, ''),
            ]
            return often === null || seldom === null || seldom.min < often.min
              ? often
              : { ...often, max: seldom.max }
          }),
          ...read(everyFew[base], (match) => {
            const [, first, last, period] = match
            const [often, seldom] = [
              readFrequency(match, '1', period, first ?? last),
              readFrequency(match, '1', period, last),
            ]
            return often === null || seldom === null ? seldom : { ...seldom, min: often.min }
          }),
          ...read(some[base], (match) => {
            const one = readFrequency(match, '1', match[1], '')
            return one === null ? null : { ...one, min: one.min * fewest, max: one.max * most }
          }),
          ...read(regular[base], readRegular),
        ]
  const isWithin = (one: Measure) =>
    found.some((other) => other !== null && other.at <= one.at && one.at < other.at + other.text.length)
  const plain = read(every[base], (match) => readFrequency(match, '1', match[1], '')).flatMap(
    (one) => one ?? [],
  )
  return [...found, ...plain.filter((one) => !isWithin(one))].flatMap((one) => {
    if (one === null) return []
    const [before, after] = [text.slice(0, one.at), text.slice(one.at + one.text.length)]
    if (opens.test(before) || goesOn.test(after)) return []
    const limit = findLimit(before, after)
    // Twice a year at least is every half year at most.
    if (limit === 'floor') return [{ ...one, min: Number.NEGATIVE_INFINITY }]
    return limit === 'cap' ? [{ ...one, max: Number.POSITIVE_INFINITY }] : [one]
  })
}

function readRegular(match: RegExpExecArray): Measure | null {
  const said = match.slice(1).find((group) => group !== undefined) ?? ''
  const [seconds] = regularPeriods.find(([, words]) => words.test(said)) ?? []
  return seconds === undefined
    ? null
    : { min: seconds, max: seconds, unit: 'second', text: match[0], at: match.index, kind: 'interval' }
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
