/** A figure that may answer a question, half-open in its sentence; `worth` is how well such a figure answers, from 0 to 1. */
export type AskedFigure = {
  from: number
  to: number
  worth: number
  /** Of a time before or after something: where that begins in the sentence. */
  until?: number
}

/** What kind of answer a question wants. */
export type AskedKind = {
  /** Those of a sentence. A question that wants a figure is not answered without one; undefined where it wants none. */
  figures?: (sentence: string) => AskedFigure[]
  /** Whether a sentence has what such an answer has: "because", or who somebody is. */
  signs?: (sentence: string) => boolean
  /** In the words of the question: "how long", "why". */
  asked?: string
  /** True for a word of the question that only asks for that kind: "length", "days", "average". */
  asks?: (word: string) => boolean
}

const countWords =
  'single|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|einzige[nrs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|seule?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro|twee|drie|vijf|zes'
const count = `(?:\\d[\\d.,]*|${countWords})`
const number = `(?:\\d[\\d.,]*|an?|half an|ein(?:e[nrm]?)?|une?|una?|uma?|een|${countWords})`
const period =
  '(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tag(?:en?)?|wochen?|monat(?:en?)?|jahr(?:en?)?|secondes?|heures?|jours?|semaines?|mois|ans?|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|second[oi]|minut[oi]|or[ae]|giorn[io]|settiman[ae]|mes[ei]|ann[io]|dias?|mês|anos?|uur|uren|dag(?:en)?|weken?|maand(?:en)?|jaar|jaren)'
const extent =
  "(?:[cmk]?m|feet|foot|ft|inch(?:es)?|miles?|(?:centi|kilo)?met(?:re|er)s?|(?:zenti|kilo)?meter|(?:centi|kilo)?m[eè]tres?|(?:centí|kiló)?metros?|(?:centi|chilo)?metr[io]|words?|pages?|wörter|seiten|mots|palabras|páginas|parole|pagine|palavras|woorden|pagina[’']s)"
const figureOf = (unit: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${number}[\\s\\u00a0-]+(?:\\p{L}+\\s)?${unit}(?![\\p{L}])`, 'giu')
const duration = figureOf(period)
/** "The table is 180 cm long": what is long is not always a time. */
const length = figureOf(`(?:${period}|${extent})`)
/** Before or behind a time they make it a moment, not how long something is: "two days before the call", "within an hour". */
const momentBefore =
  /(?<!\p{L})(?:within|first|last|innerhalb|binnen|erste[nrs]?|letzte[nrs]?|d'ici|premi[eè]re?s?|derni[eè]re?s?|dentro de|primer[oa]s?|últim[oa]s?|entro|prim[ieoa]|ultim[ieoa]|primeir[oa]s?|eerste|laatste)\P{L}+(?:\p{L}+\s)?$/iu
const momentBehind =
  /^[\s\u00a0]+(?:before|ahead|prior|earlier|later|ago|after|vor|vorher|nach|später|danach|zuvor|avant|après|plus tard|auparavant|antes|después|más tarde|prima|dopo|fa|depois|atrás|voor|na|later|eerder)(?!\p{L})/iu
const money =
  /(?:[$€£¥]\s?\d[\d.,]*|\d[\d.,\u00a0\u202f]*\s?(?:[$€£¥]|(?:euros?|dollars?|pounds?|EUR|USD|GBP|CHF|francs?|Franken)(?!\p{L}))|(?<!\p{L})(?:(?<=(?:is|are|for) )free|free of charge|kostenlos|kostenfrei|gratis|gratuit(?:e?s?|[oa]s?))(?!\p{L}))/giu
const percentage =
  /\d[\d.,]*[\s\u00a0\u202f]?(?:%|(?:per ?cent|prozent|pour cent|por ciento|per cento|por cento|procent)(?!\p{L}))/giu

/** How much such a time answers where the question is how long something is. */
const momentWorth = 0.3
/** A figure without a verb that says that it is what something takes: "after 40 minutes". */
const bareWorth = 0.8
const lasts =
  /(?<!\p{L})(?:tak(?:es?|ing)|took|last(?:s|ed|ing)?|need(?:s|ed|ing)?|requir(?:es?|ed)|spen[dt]s?|dauer\p{L}*|brauch\p{L}*|benötig\p{L}*|währt|gilt|gelten|costs?|kostet|kosten|coûtent|coûte|cuesta|cuestan|costa|costano|custa|custam|prend|prennent|pris|dure|durent|duré|faut|nécessite|dura|duran|duró|tarda|tardan|tardó|impiega|richiede|leva|demora|duurt|duurde|duren|kost|kostte)(?!\p{L})/iu
const nearLetters = 30

/** Words that say how a figure is meant and not what it is of. */
const figureWords: ReadonlySet<string> = new Set(
  `within per average median mean typically usually normally about around roughly nearly almost least most
  innerhalb binnen durchschnitt durchschnittlich mittel median etwa rund ungefähr knapp circa meist höchstens mindestens
  euro euros dollar dollars pound pounds percent prozent
  moyenne médiane environ presque media mediana promedio aproximadamente circa quasi média gemiddeld ongeveer mediaan`.split(
    /\s+/,
  ),
)

/** True for a part of a figure, a verb of what something takes or costs, or a word that says how a figure is meant. */
export function belongsToFigure(word: string): boolean {
  return /^\d/.test(word) || figureWords.has(word) || lasts.test(word) || onlyPeriod.test(word)
}

function figuresOf(sentence: string, pattern: RegExp, worth = (_from: number, _to: number) => 1) {
  return [...sentence.matchAll(pattern)].map(({ 0: said, index }) => {
    const to = index + said.length
    return { from: index, to, worth: worth(index, to) }
  })
}

function lengthsIn(
  sentence: string,
  { pattern, mayBeMoment }: { pattern: RegExp; mayBeMoment: boolean },
): AskedFigure[] {
  return figuresOf(sentence, pattern, (from, to) => {
    const [before, behind] = [sentence.slice(0, from), sentence.slice(to)]
    if (!mayBeMoment && (momentBefore.test(before) || momentBehind.test(behind))) return momentWorth
    return lasts.test(before.slice(-nearLetters)) || lasts.test(behind.slice(0, nearLetters)) ? 1 : bareWorth
  }).map((figure) => {
    const [marker] = momentBehind.exec(sentence.slice(figure.to)) ?? []
    return marker === undefined ? figure : { ...figure, until: figure.to + marker.length }
  })
}

const asksDuration =
  /^(?:(?:in |for |after )?how (?:long|quickly|fast|soon)|how (?:many|much) (?:time|seconds|minutes|hours|days|weeks|months|years)|(?:seit |für )?wie ?lange?|wie (?:schnell|bald)|wie ?viele? (?:zeit|minuten|stunden|tage|wochen|monate)|(?:en |pendant )?combien de (?:temps|minutes|heures|jours|semaines|mois)|(?:por )?cuánt[oa]s? (?:tiempo|dura|tarda|días|semanas|meses)|quant[oi] (?:tempo|dura|giorni|mesi)|hoe ?lang|hoe snel|hoeveel (?:tijd|dagen|weken|maanden))(?!\p{L})/iu
/** Of a thing that is, and not of what takes time. */
const asksExtent =
  /^(?:how long (?:is|are|was|were)|wie lang (?:ist|sind|war)|quelle (?:est la )?longueur|hoe lang (?:is|zijn))(?!\p{L})|(?<!\p{L})(?:length|länge|longueur|lengte)(?!\p{L})/iu
/** What takes so long is done within that time. */
const asksMoment =
  /^(?:how long (?:does|did|do|will|would|until|till) .*(?:take|arriv|answer|repl)|wie lange? (?:dauert|braucht|bis)|combien de temps (?:faut|met)|cuánto (?:tiempo )?(?:se )?tarda|quanto tempo (?:ci vuole|demora|leva)|hoe lang duurt|how (?:long|many \p{L}+) (?:before|ahead|after)|how (?:quickly|fast|soon)|wie lange? (?:vor|nach)|wie (?:schnell|bald)|combien de \p{L}+ (?:avant|après)|cuánt\p{L}+ (?:\p{L}+ )?(?:antes|después)|hoe (?:snel|lang (?:voor|na)))(?!\p{L})/iu
/** A topic that is no question: "kickoff call length". */
const durationNoun =
  /(?<!\p{L})(?:length|duration|dauer|länge|durée|longueur|duración|durata|duração|duur|lengte)(?!\p{L})/iu
const asksMoney =
  /^(?:how much (?:(?:.* )?(?:cost|costs|charge|charges|pay)|is|are|for)|how expensive|(?:price|cost)s? (?:of|for|per)|what (?:do|does|did|will|would) .*cost|what.* (?:price|fee)|(?:was|wie ?viel) (?:kostet|kosten|zahlt|zahlen)|wie teuer|combien (?:coûte|coûtent|ça coûte)|cuánto (?:cuesta|cuestan|vale)|quanto (?:costa|costano|custa|custam)|(?:wat|hoeveel) (?:kost|kosten))(?!\p{L})/iu
const asksShare =
  /^(?:what|which|welche[rn]?|quelle?|qué|che|qual|welk) (?:percentage|per ?cent|share|proportion|anteil|prozentsatz|pourcentage|proportion|porcentaje|percentuale|porcentagem|percentage|deel)|^quelle part(?!\p{L})|^wie ?viel prozent/iu
/** What is counted, by the beginning of its name. */
const asksCount =
  /^(?<opening>how many|wie ?viele|combien (?:de |d['’])|cuánt[oa]s|quant[ie]|quant[oa]s|hoeveel)\s?(?<noun>\p{L}[\p{L}-]{2,5})/iu
const moneyWord =
  /(?<!\p{L})(?:prices?|costs?|charges?|pay|fees?|expensive|kost(?:et|en)?|zahl(?:t|en)|teuer|coûte(?:nt)?|cuestan?|valen?|costano?|custam?)(?!\p{L})/iu
const onlyPeriod = new RegExp(`^${period}$`, 'iu')
/** Without the ending of most plurals. */
const singular = (noun: string) => (noun.length > 3 ? noun.replace(/(?:en|s|e|n)$/u, '') : noun)
const asksReason =
  /^(?:why|what (?:makes|causes)|for what reason|reasons? |warum|wieso|weshalb|gründe|pourquoi|por qué|perché|porque|waarom)(?!\p{L})/iu
const reason =
  /(?<!\p{L})(?:because|since|due to|reasons?|so that|therefore|weil|denn|deshalb|daher|grund|gründe|parce qu[e’']|raisons?|puisque|à cause|porque|motivos?|perché|motivi|omdat|doordat|reden)(?!\p{L})/iu
const asksPerson = /^(?:who|whom|wer|wen|wem|qui|quién|quiénes|chi|quem|wie(?= (?:is|moet|kan) ))(?!\p{L})/iu
const person =
  /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|(?<!\p{L})(?:person|people|owner|manager|lead|leader|team|staff|person|leit(?:er|ung)|verantwortliche|personne|responsable|équipe|persona|equipo|persone|pessoa|equipe|persoon)(?:s|in|innen)?(?!\p{L})/u
const asksTime = /^(?:when|wann|quand|cuándo|quando|wanneer)(?!\p{L})/iu
const calendarNames = new RegExp(
  `(?<!\\p{L})(?:${['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'].flatMap(namesOfDays).join('|')})(?!\\p{L})`,
  'u',
)
const time = new RegExp(`(?<!\\p{L})${period}(?!\\p{L})|\\d[:.]\\d\\d|(?<!\\d)(?:19|20)\\d\\d(?!\\d)`, 'iu')

/** Months and days of the week. */
function namesOfDays(language: string): string[] {
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return [
    ...Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2024, at, 1))),
    ...Array.from({ length: 7 }, (_, at) => weekday.format(Date.UTC(2024, 0, 1 + at))),
  ]
}

const saysWhy = (sentence: string) => reason.test(sentence)
const saysWho = (sentence: string) => person.test(sentence)
const saysWhen = (sentence: string) => time.test(sentence) || calendarNames.test(sentence)

/** True for a word that only asks: one of the opening, of the figure, or one that names the kind. */
function createAsks(opening: string, ...kinds: readonly RegExp[]): (word: string) => boolean {
  const words = new Set(opening.toLowerCase().match(/\p{L}+/gu))
  return (word) => words.has(word) || belongsToFigure(word) || kinds.some((kind) => kind.test(word))
}

export function findAskedKind(question: string): AskedKind {
  const sentence = question.trim().replace(/^[¿¡\s]+/u, '')
  const [time] = asksDuration.exec(sentence) ?? durationNoun.exec(sentence) ?? []
  if (time !== undefined) {
    const mayBeMoment = asksMoment.test(sentence)
    const pattern = asksExtent.test(sentence) ? length : duration
    return {
      asked: time.toLowerCase(),
      figures: (text) => lengthsIn(text, { pattern, mayBeMoment }),
      asks: createAsks(time, onlyPeriod, durationNoun),
    }
  }
  const [share] = asksShare.exec(sentence) ?? []
  if (share !== undefined)
    return {
      asked: share.toLowerCase(),
      figures: (text) => figuresOf(text, percentage),
      asks: createAsks(share),
    }
  const { opening, noun } = asksCount.exec(sentence)?.groups ?? {}
  if (opening !== undefined && noun !== undefined) {
    const counts = new RegExp(
      `(?<![\\p{L}\\p{N}])${count}\\s(?:\\p{L}+\\s){0,2}?${singular(noun)}\\p{L}*`,
      'giu',
    )
    return {
      asked: opening.trim().toLowerCase(),
      figures: (text) => figuresOf(text, counts),
      asks: createAsks(opening),
    }
  }
  const [price] = asksMoney.exec(sentence) ?? []
  if (price !== undefined) {
    const [word = 'how much'] = moneyWord.exec(price) ?? []
    const isOpening = createAsks(
      /^(?:how much|how|was|wie ?viel|wie|combien|cuánto|quanto|wat|hoeveel)(?!\p{L})/iu.exec(price)?.[0] ??
        '',
    )
    return {
      asked: word.toLowerCase(),
      figures: (text) => figuresOf(text, money),
      // The price itself counts as a word: a figure beside "costs" is of what costs it.
      asks: (word) => !moneyWord.test(word) && isOpening(word),
    }
  }
  const [why] = asksReason.exec(sentence) ?? []
  if (why !== undefined) return { asked: why.trim().toLowerCase(), signs: saysWhy, asks: createAsks(why) }
  const [who] = asksPerson.exec(sentence) ?? []
  if (who !== undefined) return { asked: who.toLowerCase(), signs: saysWho, asks: createAsks(who) }
  const [when] = asksTime.exec(sentence) ?? []
  return when === undefined ? {} : { asked: when.toLowerCase(), signs: saysWhen, asks: createAsks(when) }
}

/** True for two questions of one kind, such as a question and a heading that asks the same. */
export function isSameKind(one: AskedKind, other: AskedKind): boolean {
  return one.signs !== undefined && one.signs === other.signs
}
