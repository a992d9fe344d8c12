import { baseLanguage, findLexicon } from '../lexicon/find-lexicon.ts'
import { asksHowOften } from './how-often.ts'
import { findMeasures, type Measure } from './measure.ts'
import { findQuantityTests } from './quantity-words/find-quantity-words.ts'
import { findQuestionType } from './question-type.ts'
import { prepareText, type Subject } from './subject.ts'

const money = /^[A-Z]{3}$/
/** "Temperature" in the languages whose questions are known. */
const temperature = /temp[eé]rat/iu
/** Of which scale goes without saying: "at 60 degrees". */
const degrees = /^(?:celsius|fahrenheit|degr|grad|graad|grau)/u

/** "How long does it last" is not answered by how long something takes: "changed in ten minutes". */
const lasting =
  /(?<!\p{L})(?:lasts?|keeps?|hält|halten|haltbar|dure|durent|dura|duran|duram|durano|aguanta|se conserva\p{L}*|si conserva\p{L}*|ga(?:at|an) (?:\p{L}+ ){0,5}mee|meega(?:at|an)|houdbaar)(?!\p{L})|もつ|もち|持つ|日持ち|賞味期限/iu
/** What is worn by the way it goes lasts so many kilometres; "10 cm" is how long it is. */
const farAway =
  /^[\p{N}\p{P}\s]*(?:(?:to|or|bis|und|oder|à|et|ou|a|y|o|e|and|en|tot|of)\s(?:(?:les|los|i|os|de) )?[\p{N}\p{P}\s]*)?(?:km|k\p{L}*l[oó]m\p{L}+|ch?ilometr\p{L}*|mi(?:les?|llas?|glia)?|meilen?|milhas?)(?!\p{L})/iu
/** "The 300 mile rule", "a 48-hour window", "a ten-year-old boiler": the amount names a thing, and is none of it. */
const attributive = /^(?:[\p{N}.,]+|\p{L}+)[ -](?:mile|hour|minute|day|week|month|year)[\s-]\p{Ll}{3,}/u
/** "Replace it every five years" says how long it lasts. */
const replaces =
  /(?<!\p{L})(?:replac|renew|ersetz|ausgetauscht|auszutauschen|(?:aus)?tausch|erneuer|remplac|renouvel|cambi|sustitu|reemplaz|sostitu|rinnov|substitu|troc|vervang|vernieuw)/iu
/** Counted in a script without spaces: 「10年」, 「5日」. */
const spacelessTime = /^(?:日間?|週間|か月|ヶ月|ヵ月|年間?)/u
/** Characters on both sides of an amount in which a word says that it is a fine. */
const aroundFine = 45
const decibel = /^(?:db|d[eé][cz]ib)/iu
/** "Five minutes: who does what" and "Day 2: a reminder" are a timetable, and no answer to how long something takes. */
const timetable = /^[^.:：]{1,24}[:：]\s/u
const takes = /(?<!\p{L})(?:in|within|innerhalb von|binnen|en|dans|entro|em)\s(?:\p{L}+\s)?$/iu

/** "If you only missed 1-3 days": what has to be the case before anything follows. */
const conditional =
  /^(?:if|when|once|after|unless|wenn|falls|sobald|nach|si|lorsque|quand|après|una vez|cuando|después de|quando|dopo|depois de)(?!\p{L})/iu
/** "Every 12-24 hours", "once a week", "each further centimetre takes two weeks": a rate, and no length of the whole. */
const rate =
  /(?<!\p{L})(?:every|each|per|once an?|twice an?|times an?|alle|jede[nrs]?|pro|mal (?:am|pro)|tous les|toutes les|chaque|par|cada|por|ogni|per ogni|a cada)\s(?:\p{L}+\s){0,2}$/iu
const perUnit =
  /^[^\p{L}]*(?:each|every|jede[rs]?|chaque|cada|ogni) (?:\p{L}+ )?(?:additional|further|extra|weitere[rs]?|zusätzliche[rs]?|supplémentaire|adicional|ulteriore|aggiuntiv[oa])|^[^\p{L}]*(?:chaque|cada|ogni) \p{L}+ (?:supplémentaire|adicional|ulteriore|aggiuntiv[oa])/iu
/** "Within the first three months": a time in which something else happens. */
const windowed =
  /(?<!\p{L})(?:(?:with)?in (?:the|their|its) (?:first|last|next)|in den ersten|(?:dans|au cours d)e?s? (?:les )?premi[eè]re?s|en l[oa]s primer[oa]s|nei primi|nos primeiros)\s$/iu
/** "2-4 weeks of productivity": an amount of something else than what the topic names. */
const ofThing = /^\s(?:of|an|de|di)\s(\p{L}{4,})/iu

/** "How much do reminders reduce no-shows" asks for a change, which is told as a share. */
const changing =
  /(?<!\p{L})(?:reduces?|cuts?|lowers?|increases?|raises?|improves?|boosts?|senk\p{L}*|verringer\p{L}*|reduzier\p{L}*|steiger\p{L}*|erhöh\p{L}*|rédui\p{L}*|diminu\p{L}*|augment\p{L}*|amélior\p{L}*|reduc\p{L}*|disminuy\p{L}*|aumenta\p{L}*|mejora\p{L}*|riduc\p{L}*|migliora\p{L}*|reduz\p{L}*|melhora\p{L}*)(?!\p{L})/iu
/** What a change of is told in money as well. */
const costs =
  /(?<!\p{L})(?:costs?|prices?|bills?|expenses|spend\p{L}*|kosten|preise?|rechnung|ausgaben|coûts?|prix|factures?|dépenses|costes?|precios?|facturas?|gastos?|costi|prezz[io]|bollett[ae]|custos?|preços?|contas?)(?!\p{L})|kosten/iu

/** "How much may an employer pay", "combien peut-on verser": an amount of money. */
const pays =
  /^[^\p{L}]*(?:how much (?!more|less|time|of)(?:\p{L}+ ){1,8}(?:pay|spend|charge|contribute|earn|receive|refund)|wie viel (?!\p{Lu})(?:\p{L}+ ){0,8}(?:\p{L}*zahl(?:en|t)|ausgeben|erstatte[nt]|bekommt|bekommen|verlangen)|combien (?!d[e’'])[^?]{0,60}?(?:verser|payer|paye|dépenser|toucher|facturer|rembourser|verse)|(?:¿\s?)?cuánto (?:\p{L}+ ){0,8}(?:pagar|paga|cobrar|cobra|gastar|abonar)|quanto (?:\p{L}+ ){0,8}(?:pagare|paga|versare|spendere|pagar|cobrar|gastar|receber))(?!\p{L})/iu

/** "How long does it last": the life of a thing is asked for, and not how long something takes. */
export function asksLasting(text: string): boolean {
  return lasting.test(text)
}

/** "Replaced every five years": a lifetime told as an interval. */
export function saysReplaced(text: string): boolean {
  return replaces.test(text)
}

/** Of which kind the amount is that a topic asks for, by what it asks about; any where that does not show. */
export function wantedAmounts({ text, aspects, concepts, language }: Subject): {
  isWanted(measure: Pick<Measure, 'unit' | 'at'>, text: string): boolean
  isCost: boolean
  /** The topic shows which kind of amount it wants. */
  isKindKnown: boolean
  /** A length of time is asked for. */
  isTime: boolean
  /** True for a unit of a kind that is asked for; never where no kind is. */
  units(unit: string): boolean
} {
  const type = findQuestionType(text)
  const isChange = type === 'amount' && changing.test(text)
  const isHowOften = asksHowOften(text)
  const isPaid = type === 'amount' && !aspects.includes('duration') && !isHowOften && pays.test(text)
  const isCost = (aspects.includes('cost') && (!isChange || costs.test(text))) || isPaid || type === 'worth'
  const kinds: ((unit: string) => boolean)[] = []
  const isLasting = type === 'amount' && lasting.test(text)
  if (type === 'amount') {
    if (isChange) kinds.push((unit) => unit === 'percent')
    if (isCost) kinds.push((unit) => money.test(unit))
    if (aspects.includes('duration') || isHowOften)
      kinds.push((unit) => unit === 'second' || unit === 'month' || spacelessTime.test(unit))
    if (isLasting) kinds.push((unit) => unit === 'metre' || unit === 'mile')
    if (aspects.includes('noise')) kinds.push((unit) => decibel.test(unit))
    const unit = unitIn(text, language)
    if (unit !== null) kinds.push((other) => other === unit)
    if (temperature.test(text)) kinds.push((unit) => degrees.test(unit))
  }
  const isTime = type === 'amount' && aspects.includes('duration')
  return {
    isCost,
    isKindKnown: kinds.length > 0 && !isHowOften,
    units: (unit) => kinds.some((is) => is(unit)),
    isWanted: ({ unit, at }, said) =>
      (kinds.length === 0 || kinds.some((is) => is(unit))) &&
      !(isCost && money.test(unit) && isFine(said, at, { text, language })) &&
      !attributive.test(said.slice(at)) &&
      !(isLasting && (takes.test(said.slice(0, at)) || isLength(unit, said.slice(at)))) &&
      !(
        isTime &&
        (isTimetable(said, at) ||
          (isConditionOrRate(said, at, language) && !(isLasting && replaces.test(said))) ||
          isOfOther(said, at, { concepts, language }))
      ),
    isTime: isTime && !isHowOften,
  }
}

/** A fine is no price, unless the topic asks for it. */
function isFine(said: string, at: number, { text, language }: Pick<Subject, 'text' | 'language'>): boolean {
  const [, fines] = findQuantityTests(language)?.kinds.find(([kind]) => kind === 'penalty') ?? []
  if (fines === undefined || text.search(fines) !== -1) return false
  return said.slice(Math.max(0, at - aroundFine), at + aroundFine).search(fines) !== -1
}

/** "Wie viel Watt", "how many litres": the word after it, where it is a unit that amounts are measured in. */
const inUnit =
  /(?<!\p{L})(?:how (?:many|much)|wie viele?|combien de|cuánt[oa]s|quant[aeio]s?)\s(?<unit>watts?|vatios|kilowatt\p{L}*|kwh?|lit(?:er|re|ro)s?|litri|kilos?|kilogram\p{L}*|gram(?:m|s|mes|os|mi)?|met(?:er|re|ro)s?|metri|percent|prozent|degrees|grad|amperes?)(?!\p{L})/iu

function unitIn(text: string, language: string): string | null {
  const { unit } = inUnit.exec(text)?.groups ?? {}
  if (unit === undefined) return null
  return findMeasures(`2 ${unit}`, findLexicon(language))[0]?.unit ?? null
}

/** True for a way that something goes, "800 km", and false for how long it is. */
export function isDistance(unit: string, from: string): boolean {
  return (unit === 'metre' || unit === 'mile') && farAway.test(from)
}

function isLength(unit: string, from: string): boolean {
  return (unit === 'metre' || unit === 'mile') && !isDistance(unit, from)
}

/** The amount is the label of its sentence, or stands under a label that counts days. */
function isTimetable(said: string, at: number): boolean {
  const [label = ''] = timetable.exec(said) ?? []
  return label !== '' && (at < label.length || /\p{N}/u.test(label))
}

/** Where "se" is "if"; elsewhere it is "itself". */
const se: ReadonlySet<string> = new Set(['it', 'pt'])

/** The amount is of what has to be the case, or of how often, and not of how long. */
function isConditionOrRate(said: string, at: number, language: string): boolean {
  const before = said.slice(0, at)
  const clause = before
    .slice(Math.max(...[...',;:.–—('].map((mark) => before.lastIndexOf(mark))) + 1)
    .trimStart()
  const isCondition =
    conditional.test(clause) ||
    / (?:if|when|wenn|si) (?:\p{L}+ ){1,5}$/u.test(clause) ||
    (se.has(baseLanguage(language)) && /(?:^| )se (?:\p{L}+ ){1,5}$/iu.test(clause))
  return isCondition || rate.test(before) || perUnit.test(clause)
}

/** The amount is of something that the topic does not name, or is the time in which something else happens. */
function isOfOther(
  said: string,
  at: number,
  { concepts, language }: Pick<Subject, 'concepts' | 'language'>,
): boolean {
  if (windowed.test(said.slice(0, at))) return true
  const [amount = ''] =
    /^[\p{N}\p{P}\s]*(?:\p{L}+[\s-]){0,3}?(?:hours?|days?|weeks?|months?|years?|stunden|tagen?|wochen|monaten?|jahren?|heures|jours|semaines|mois|ans|horas|días|semanas|meses|años)(?!\p{L})/iu.exec(
      said.slice(at),
    ) ?? []
  if (amount === '') return false
  const [, thing] = ofThing.exec(said.slice(at + amount.length)) ?? []
  if (thing === undefined) return false
  const text = prepareText(thing, language)
  return !concepts.some((concept) => concept.isIn(text))
}
