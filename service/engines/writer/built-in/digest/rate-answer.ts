import { findDates } from '../../../claim-check/shared.ts'
import type { Sentence } from '../sentence.ts'
import { type AnswerTests, findAnswerWords } from './answer-words/find-answer-words.ts'
import { setsLimit } from './asks-allowance.ts'
import { saysChange } from './asks-change.ts'
import { decidesPermission } from './asks-permission.ts'
import { saysSigns } from './asks-signs.ts'
import { saysWhoPays } from './asks-who-pays.ts'
import { findHalves } from './find-halves.ts'
import { deniesInterval, saysHowOften } from './how-often.ts'
import { findMeasures, type Measure } from './measure.ts'
import { isOverCauses, namesCause } from './names-cause.ts'
import type { Piece } from './piece.ts'
import type { QuestionType } from './question-type.ts'
import { recommendsOne, settles } from './recommends.ts'
import { findTerm } from './rule-words/find-verdicts.ts'
import { saysDuration } from './says-duration.ts'
import { saysWhatDecides } from './says-what-decides.ts'
import { tellsWhen } from './says-when.ts'
import { isDistance } from './wanted-amounts.ts'

/** "(B) guidance by the agency; or": a clause of a list that was no list. */
const torn = /^\s*\(\p{L}{0,2}\.?\p{N}{0,2}\.?\)|\.[-–—]{1,2}|[;,]\s*(?:and|or|und|oder|et|ou|y|o|e)?\.?$/iu
/** What these ask is answered by a comparison. */
const comparing = new Set<QuestionType>(['whether', 'which', 'worth'])
/** So many amounts of one kind in one statement compare cases. */
const minSeries = 3
/** "Recently, we partnered with …": news of whoever speaks. */
const tells =
  /^(?:[\p{L}’']+,? ){0,3}(?:we|I|our|wir|ich|unser\p{L}*|nous|je|notre|nuestr\p{L}+|nós|noi)(?:[’']\p{L}+)?(?!\p{L})/iu
const money = /^[A-Z]{3}$/
/** "If you forget to feed it, take it out": the order comes after what it is for. */
const condition =
  /^(?:if|when|once|unless|wenn|falls|sobald|si|lorsque|cuando|se|quando)(?!\p{L})[^,.]{3,100},\s/iu
/** What an amount is for, right behind it. */
const perTime =
  /^[^.;:]{0,12}?(?:(?:a|an|per|each|every|pro|im|par|al?|por|al|per|ao|op|cada|all[’']|chaque|ogni|elke?) ?(?:day|week|month|year|tag|woche|monat|jahr|jour|semaine|mois|an|día|semana|mes|año|giorno|settimana|mese|anno|dia|mês|ano|dag|maand|jaar)|yearly|monthly|annually|jährlich|monatlich|jaarlijks|maandelijks|annu\p{L}+|anual\p{L}*)(?!\p{L})/iu
/** A length of time without a number says less than one with it. */
const looseBonus = 0.3
/** "96 grams in our bottles, 240 in cans": the unit is said once. */
const bareRival =
  /[,;] (?:and |but |und |aber |et |y |e )?\p{N}[\p{N}.,]* (?:in|with|for|without|bei|mit|ohne|für|avec|sans|pour|con|sin|para|senza|per) \p{L}/iu
const greets = /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|bonjour|salut|hola|ciao|olá)(?:\s\p{L}+){0,2},/iu
/** What a topic asks for: its kind of answer, for an amount what is to be counted, as stems, and whether it is how often. */
export type Asked = {
  type: QuestionType
  counted: ReadonlySet<string>
  isHowOften: boolean
  /** A date is asked for. */
  isWhen: boolean
  /** Whether something may or must be is asked for. */
  isPermission: boolean
  /** The amount that a rule allows is asked for. */
  isAllowance?: boolean
  /** What is new is asked for. */
  isChange?: boolean
  /** By what something shows is asked for. */
  isSigns?: boolean
  /** Whether another pays is asked for. */
  isPayer?: boolean
  /** True for an amount of the kind that is asked for; always true where no kind is. */
  isWanted(measure: Pick<Measure, 'unit' | 'at'>, text: string): boolean
  /** A price answers. */
  isCost: boolean
  /** The topic shows which kind of amount it wants. */
  isKindKnown: boolean
  /** A length of time is asked for. */
  isTime: boolean
}

/**
 * How much a finding has of an answer to a question of a type, 1 for a plain statement; 0 for what cannot stand. Figures
 * with what they count, named options, conditions and steps say more than general sentences.
 */
export function rateAnswer(piece: Piece, asked: Asked, isSelling: boolean): number {
  const { type, counted, isHowOften, isWanted, isCost, isKindKnown, isTime } = asked
  const { sentences, items } = piece
  const parts = [...sentences, ...items.flat()]
  const [first] = parts
  if (first === undefined) return 0
  const text = parts.map((part) => part.text).join(' ')
  const words = parts.reduce((sum, part) => sum + part.words, 0)
  if (torn.test(first.text) || torn.test(text)) return 0
  const says = findAnswerWords(first.lexicon.language)
  const concludes = says.concludes(text)
  const measures = parts.flatMap((part) => findMeasures(part.text, part.lexicon))
  const figures = measures.length
  let rate = 1
  const answers = isAnswer(piece, asked)
  const isOfCounted = measures.some(({ unit }) => counted.has(unit))
  const isLoose = isTime && saysDuration(text)
  const isInterval = isHowOften && (saysHowOften(withoutRates(text, first)) || deniesInterval(text))
  const answersAmount =
    type !== 'amount' ||
    isInterval ||
    (counted.size > 0 ? isOfCounted : isLoose || hasWanted(parts, isWanted))
  if (isLoose) rate += looseBonus
  // "Once a week" is as good as "every 7 days".
  if (figures > 0 || isInterval) rate += figureBonus(type, answersAmount || !isKindKnown)
  // Amounts of one kind in one statement are a comparison.
  const units = Map.groupBy(measures, ({ unit }) => unit)
  if ([...units].some(([unit, ones]) => ones.length >= minSeries && !money.test(unit))) rate += 0.4
  if ([...units].some(([unit, ones]) => ones.length > 1 && !money.test(unit)))
    rate += comparing.has(type) ? 0.5 : 0.25
  // A price where none is asked answers something else.
  if (!isCost && !asked.isChange && measures.some(({ unit }) => money.test(unit)))
    rate -= measures.length === 1 ? 0.6 : 0.3
  if (type === 'amount' && (isOfCounted || (isKindKnown && answers))) rate += 0.6
  if (isInterval) rate += says.obliges(text) ? 0.9 : 0.6
  rate += bonusOfKind(piece, text, asked)
  if (items.length > 0) rate += type === 'how_to' || type === 'which' || type === 'other' ? 0.5 : 0.15
  const isAdvice =
    says.obliges(text) ||
    (items.length > 0 ? items : [sentences]).some(([one]) => one !== undefined && says.advises(one.text))
  if (type === 'how_to' && isAdvice) rate += 0.4
  if (type === 'why' && says.causal(text)) rate += 0.3
  if (type === 'why' && namesCause(text)) rate += 0.6
  if (type === 'which' && settles(text)) rate += 0.8
  if (type === 'which' && saysWhatDecides(text)) rate += 0.8
  if (type === 'which' && recommendsOne(text)) rate += 0.2
  if (type === 'worth' && says.weighs(text)) rate += 0.4
  if (type === 'worth' && says.causal(text)) rate += 0.2
  if (type === 'worth' && isVerdict(text, says)) rate += says.conditional(text) ? 0.6 : 0.4
  // What says nothing of the kind that is asked for answers something else.
  if (type === 'how_to' && !isAdvice && items.length === 0) rate *= 0.8
  if (!answersAmount) rate *= 0.6
  const weighs = says.weighs(text) || isVerdict(text, says)
  if (type === 'worth' && figures === 0 && items.length === 0 && !weighs) rate *= 0.65
  if (concludes) rate += figures > 0 ? 0.4 : 0.25
  // What a study puts under its results came out of it, with a figure or without.
  const isResult = first.label?.part === 'result'
  if (isResult && figures === 0) rate += 0.4
  if (says.disputes(text)) rate += 0.4
  if (items.length === 0 && says.refutes(text)) rate += 0.3
  if (says.conditional(text)) rate += 0.1
  if (items.length === 0) {
    if (says.is(first.text) && figures === 0 && !answers) rate -= type === 'which' ? 0.15 : 0.35
    if (says.pictures(text)) rate -= 0.3
    if (figures === 0 && says.vague(text)) rate -= 0.15
    if (words < 7 && figures === 0) rate -= 0.3
    if (isSelling && figures === 0) rate -= 0.3
  }
  if (!hasSubstance(piece)) rate *= 0.6
  // What a third party did itself is its story, and an example is of something.
  if (!first.own && says.firstPerson(text)) rate *= figures > 0 || answers ? 0.9 : 0.5
  if (!first.own && figures === 0 && tellsNews(first)) rate *= 0.6
  if (says.exemplifies(first.text)) rate *= 0.5
  // What begins with a greeting answers one person's case.
  if (!first.own && greets.test(first.text)) rate *= 0.5
  // Instructions to somebody who did not ask how.
  const isCauses = type === 'why' && areCauses(piece)
  if (isCauses) rate += 0.6
  if (items.length > 0 && type === 'why' && !isCauses) rate *= 0.5
  if (isAdvice && type === 'why' && !isCauses && !namesCause(text))
    rate *= says.causal(text) ? 0.65 : figures > 0 ? 1 : 0.5
  const isLabelled = items.every(([one]) => one !== undefined && /^[^.:]{2,60}[:：.]\s/u.test(one.text))
  if (items.length > 0 && figures === 0 && type !== 'how_to' && type !== 'other' && !isLabelled && !isCauses)
    rate *= 0.6
  // How it was looked at, who is speaking and where to go are not what came out.
  if (says.prepares(text) && !isResult) rate *= concludes ? 0.75 : 0.55
  if (!first.own && says.introduces(first.text)) rate *= 0.45
  if (says.pointsAway(text)) rate *= 0.45
  return Math.max(0, rate)
}

/** What more there is to a piece that says what is asked for besides an amount: a date, a permission, a change, a sign, who pays. */
function bonusOfKind(piece: Piece, text: string, asked: Asked): number {
  const parts = [...piece.sentences, ...piece.items.flat()]
  let bonus = 0
  if (asked.isWhen && tellsWhen(text)) bonus += 0.8
  // "Must be changed by 19 January 2033" says until when.
  if (asked.isWhen && parts.some(setsLastDay)) bonus += 0.6
  if (asked.isPermission && decidesPermission(text)) bonus += 0.6
  if (asked.isChange && saysChange(text)) bonus += 0.8
  if (asked.isPayer && saysWhoPays(text)) bonus += 0.6
  if (asked.isSigns && saysSigns(piece)) bonus += piece.items.length > 0 ? 1 : 0.6
  return bonus
}

function setsLastDay({ text, lexicon }: Sentence): boolean {
  return (
    findAnswerWords(lexicon.language).obliges(text) &&
    findDates(text).dates.some(({ index }) => findTerm(text.slice(0, index), lexicon.language) === 'by')
  )
}

/** A list under "Common causes", or after a sentence that announces them; what it orders to do is none. */
function areCauses({ sentences, items }: Piece): boolean {
  const [[first] = []] = items
  if (first === undefined) return false
  const says = findAnswerWords(first.lexicon.language)
  const { heading } = first.section
  const isOver = isOverCauses(heading ?? '') || sentences.some(({ text }) => isOverCauses(text))
  const orders = items.filter(([one]) => one !== undefined && says.advises(one.text)).length
  return isOver && orders < items.length / 2
}

/** "Das Solarpaket I erlaubt": only English says "I". */
function tellsNews({ text, lexicon }: Sentence): boolean {
  return tells.test(lexicon.language === 'en' ? text : text.replace(/(?<!\p{L})I(?!\p{L})/gu, '1'))
}

/** A figure counts for more where figures are asked for, and for little where it is of another kind than those. */
function figureBonus(type: QuestionType, isOfKind: boolean): number {
  if (type === 'amount') return isOfKind ? 0.5 : 0.1
  return type === 'worth' ? 0.5 : type === 'how_to' ? 0.2 : 0.4
}

/** "A new battery may be worth the investment"; whether it is, is the question. */
export function isVerdict(text: string, says: AnswerTests): boolean {
  return text
    .split(/(?<=[.!?])\s/u)
    .some((one) => says.judges(one) && !says.wonders(one) && !/\?$/u.test(one))
}

/** The sentences that do not ask themselves whether it pays. */
function withoutDoubt(text: string, says: AnswerTests): string {
  return text
    .split(/(?<=[.!?])\s/u)
    .filter((one) => !(says.judges(one) && says.wonders(one)))
    .join(' ')
}

function hasWanted(parts: Piece['sentences'], isWanted: Asked['isWanted']): boolean {
  return parts.some(({ text, lexicon }) =>
    [...findMeasures(text, lexicon), ...findHalves(text)].some((measure) => isWanted(measure, text)),
  )
}

/** False for what nobody would underline: it has no figure, list, step, result, cause, condition, doubt or judgement. */
export function hasSubstance({ sentences, items }: Piece): boolean {
  const parts = [...sentences, ...items.flat()]
  const [first] = parts
  if (first === undefined) return false
  const says = findAnswerWords(first.lexicon.language)
  const text = parts.map((part) => part.text).join(' ')
  return (
    items.length > 0 ||
    !says.isKnown ||
    parts.some((part) => findMeasures(part.text, part.lexicon).length > 0) ||
    [
      says.obliges,
      says.concludes,
      says.conditional,
      says.causal,
      says.weighs,
      says.refutes,
      says.disputes,
    ].some((finds) => finds(text)) ||
    sentences.some((sentence) => says.advises(sentence.text))
  )
}

/** True for what only leads up to something: who is speaking, how it was looked at, what the state was before. */
export function isPreamble({ sentences, items }: Piece): boolean {
  const [first] = sentences
  if (first === undefined) return false
  // What the company did itself is its news, and how it looked at something is no more than that.
  if (first.own) return items.length === 0 && prepares(sentences)
  // "We had to do several things at the start:" is a stranger's diary.
  if (items.length > 0) return tellsNews(first)
  const says = findAnswerWords(first.lexicon.language)
  const text = sentences.map((part) => part.text).join(' ')
  return (
    (says.introduces(first.text) || says.prepares(text) || (tellsNews(first) && !compares(sentences))) &&
    !says.concludes(text)
  )
}

function prepares(sentences: Piece['sentences']): boolean {
  const text = sentences.map((part) => part.text).join(' ')
  const says = findAnswerWords(sentences[0]?.lexicon.language ?? 'und')
  return says.prepares(text) && !says.concludes(text)
}

/** "318 orders the quarter before and 322 the quarter after": two amounts of one kind in one sentence. */
function compares(sentences: Piece['sentences']): boolean {
  return sentences.some(({ text, lexicon }) => {
    const units = findMeasures(text, lexicon).map(({ unit }) => unit)
    return new Set(units).size < units.length || (units.length > 0 && bareRival.test(text))
  })
}

/** Without amounts of money and shares and the time that they are for: "€200 a year" says not how often. */
function withoutRates(text: string, { lexicon }: Sentence): string {
  return findMeasures(text, lexicon)
    .filter(({ unit }) => money.test(unit) || unit === 'percent')
    .sort((a, b) => b.at - a.at)
    .reduce((left, { at, text: said }) => {
      const end = at + said.length
      return `${left.slice(0, at)} ${left.slice(end).replace(perTime, ' ')}`
    }, text)
}

/** True for what answers by its kind: the amount asked for, an order or a list for a "how", else what came out of something. */
export function isAnswer({ sentences, items }: Piece, asked: Asked): boolean {
  const { type, counted, isHowOften, isWhen, isPermission, isPayer, isWanted, isCost, isKindKnown, isTime } =
    asked
  const parts = [...sentences, ...items.flat()]
  const [first] = parts
  if (first === undefined) return false
  const says = findAnswerWords(first.lexicon.language)
  const text = parts.map((part) => part.text).join(' ')
  if (says.pointsAway(text) || says.exemplifies(first.text)) return false
  // "We have had it built for 84,000 euros" is no method where a price is asked.
  const hasPrice = type === 'amount' && isCost && hasWanted(parts, isWanted)
  if (!first.own && says.introduces(first.text)) return false
  if (says.prepares(first.text) && !hasPrice && !(first.own && says.concludes(text))) return false
  if (asked.isSigns) return saysSigns({ sentences, items })
  // A belt is changed by the kilometre as well.
  if (isHowOften)
    return (
      saysHowOften(withoutRates(text, first)) ||
      deniesInterval(text) ||
      findMeasures(text, first.lexicon).some(({ unit, at }) => isDistance(unit, text.slice(at)))
    )
  const measures = parts.flatMap((part) => findMeasures(part.text, part.lexicon))
  // When something may be done is a date, or the condition on which it may.
  if (isWhen)
    return tellsWhen(text) || ((says.conditional(text) || says.obliges(text)) && measures.length > 0)
  if (type === 'amount') {
    if (asked.isAllowance && !parts.some((part) => setsLimit(part.text))) return false
    // "Ask for it two days before" is an order, and says not how long anything takes.
    const isOrder =
      first.item === null && says.advises(first.text.replace(condition, '')) && isKindKnown && !isCost
    return counted.size === 0
      ? !isOrder && (hasWanted(parts, isWanted) || (isTime && saysDuration(text)))
      : measures.some(({ unit }) => counted.has(unit))
  }
  if (type === 'how_to') return items.length > 0 || says.obliges(text) || says.advises(first.text)
  // "More than one in four leave" is no reason; what came out under "Reasons" is one.
  if (type === 'why')
    return (
      areCauses({ sentences, items }) ||
      says.causal(text) ||
      namesCause(text) ||
      (says.causal(first.section.heading ?? '') && (measures.length > 0 || says.concludes(text)))
    )
  if (type === 'worth')
    return (
      isVerdict(text, says) ||
      (says.weighs(withoutDoubt(text, says)) && (measures.length > 0 || says.concludes(text)))
    )
  if (asked.isChange) return saysChange(text)
  if (isPermission) return decidesPermission(text)
  if (isPayer) return saysWhoPays(text)
  if (type === 'which' && (settles(text) || saysWhatDecides(text))) return true
  // "Whether that helps has been disputed" leads up to the answer.
  if (says.wonders(text) && measures.length === 0) return false
  const sets = comparing.has(type) && compares(parts)
  return (says.concludes(text) || says.disputes(text) || sets) && (measures.length > 0 || says.weighs(text))
}
