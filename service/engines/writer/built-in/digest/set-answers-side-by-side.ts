import { findLexicon } from '../lexicon/find-lexicon.ts'
import type { Sentence } from '../sentence.ts'
import { isSpaceless, splitWords } from '../split-words.ts'
import { termsOf } from '../terms-of.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { excludeEachOther, isOver } from './are-of-one-thing.ts'
import { type AskedQuantity, askedQuantities, saysKept } from './asked-quantities.ts'
import { askedAspects } from './aspects/find-aspects.ts'
import { isOfCaseBefore } from './check-disagreement.ts'
import type { Disagreement } from './disagreement.ts'
import { isCase } from './find-cases.ts'
import { findFigureContext, isInBrackets } from './find-figure-context.ts'
import { findAmounts } from './find-frequencies.ts'
import { findKinds } from './find-kinds.ts'
import type { Finding } from './finding.ts'
import { areOfOneKind, type Told } from './have-same-base.ts'
import { isOfOtherThing } from './is-of-other-thing.ts'
import { areApart, type Measure } from './measure.ts'
import { isPastRule } from './past-rules.ts'
import { findQuantityTests } from './quantity-words/find-quantity-words.ts'
import type { QuantityKind } from './quantity-words/quantity-words.ts'
import { narrowsCase, saysIncrement, saysUsual } from './rate-generality.ts'
import { readQuestions } from './read-asked.ts'
import { standsAlone } from './stands-alone.ts'
import { type Concept, prepareText, type Subject } from './subject.ts'
import { isDistance, saysReplaced, wantedAmounts } from './wanted-amounts.ts'

const maxSides = 4
const maxCases = 3
/** Amounts further apart are of different things. */
const maxRatio = 12
/** Sentences of a paragraph before one of them. */
const maxBefore = 4
/** One thing is hardly sold for so many times its price elsewhere. */
const maxPriceRatio = 6
/** What one pays is never quite the same: prices differ by more than that. */
const minPriceRatio = 1.25
/** Of the things that a topic names, an answer and its heading name so many. */
const minThings = 0.5
/** What is said to be usual answers before what is not. */
const usualShare = 1.5
/** What leans on an earlier sentence is told only where nothing better is. */
const leaningShare = 0.7
const money = /^[A-Z]{3}$/
const ofTime: ReadonlySet<string> = new Set(['second', 'month'])
/** What pages ask by their headings beside what the topic asks. */
const sideQuestions: readonly AskedQuantity[] = ['interval', 'lifetime', 'duration']
const byDistance: ReadonlySet<AskedQuantity> = new Set(['interval', 'lifetime'])
/** A heading asks for one as for the other. */
const lengths: ReadonlySet<AskedQuantity> = new Set(['lifetime', 'duration', 'retention'])
const kept: ReadonlySet<QuantityKind> = new Set(['duration', 'deadline', 'lifetime'])
/** They have paid for themselves, or cost more, by these words alone: the page is about the thing. */
const saidByItself: ReadonlySet<AskedQuantity> = new Set(['payback', 'premium'])
const kindsOf: Readonly<Record<AskedQuantity, readonly QuantityKind[]>> = {
  price: ['price', 'upkeep'],
  interval: ['interval'],
  lifetime: ['lifetime'],
  duration: ['duration', 'deadline'],
  retention: ['deadline', 'lifetime'],
  payback: ['payback'],
  premium: ['premium'],
}

type Answer = {
  finding: Finding
  sentence: Sentence
  told: Told
  measure: Measure
  quantity: AskedQuantity
  things: readonly Concept[]
  /** What the thing is further called, as stems: "of steel", "oak". */
  named: ReadonlySet<string>
  /** For which case it is said to hold, as stems: "with hard water"; empty for what holds in general. */
  condition: ReadonlySet<string>
  worth: number
}

/**
 * What several publishers answer where a topic asks one amount ("how long", "how often"), side by side where the ranges of two of
 * them do not meet. They are not said to exclude each other: each sentence tells its case.
 */
export function setAnswersSideBySide(
  findings: readonly Finding[],
  subject: Subject,
  isSamePublisher: (one: number, other: number) => boolean,
  titleOf: (source: number) => string = () => '',
): Disagreement[] {
  const sayings = findings.filter(({ isPreamble }) => !isPreamble).flatMap(sayingsOf)
  const asked = askedQuantities(subject)
  // "How often?" over sections of two pages is a question of theirs, and no answer to the topic.
  const ofPages = sideQuestions.filter(
    (quantity) => !asked.some((one) => one === quantity || (lengths.has(one) && lengths.has(quantity))),
  )
  return [...asked, ...ofPages].flatMap((quantity): Disagreement[] => {
    const isSide = !asked.includes(quantity)
    const answers = sayings
      .flatMap((saying) => readAnswers(saying, { quantity, isSide }, subject, titleOf(saying.finding.source)))
      .sort((a, b) => b.worth - a.worth)
    const found: Disagreement[] = []
    const said = new Set<Sentence>()
    // In the fridge and in the freezer it keeps for different times: each case has its own answers.
    for (let open = answers; found.length < maxCases; ) {
      const sides = sidesOf(open, isSamePublisher)
      const [first] = sides
      if (first === undefined) break
      open = open.filter((one) => one !== first && !sides.includes(one) && !areOfOneCase(first, one))
      // "Every 5,000 miles or every six months" is told once.
      const isSaid = sides.some(({ sentence }) => said.has(sentence))
      for (const { sentence } of sides) said.add(sentence)
      if (isSaid) continue
      const told = sides
        .toSorted((a, b) => lowOf(a.measure) - lowOf(b.measure))
        .map(({ finding, sentence, measure }) => ({ finding, figure: measure.text, told: sentence }))
      found.push({ sides: told, likeness: 1, rows: [], ...(isSide ? {} : { answers: quantity }) })
    }
    return found
  })
}

/** The best answer of each publisher to one case, where two of them do not meet; empty where none do. */
function sidesOf(
  answers: readonly Answer[],
  isSamePublisher: (one: number, other: number) => boolean,
): Answer[] {
  const isOther = (one: Answer, other: Answer) => !isSamePublisher(one.finding.source, other.finding.source)
  const ofEach = (first: Answer) =>
    answers.filter(
      (one, at) =>
        one === first ||
        (isOther(first, one) &&
          areComparable(first, one) &&
          !answers
            .slice(0, at)
            .some((before) => before !== first && areComparable(first, before) && !isOther(before, one))),
    )
  for (const first of answers) {
    const sides = ofEach(first)
    const rivals = sides.filter((one) => areRivals(first, one))
    const agreeing = sides.filter((one) => one !== first && !rivals.includes(one))
    if (rivals.length > 0) return [first, ...rivals, ...agreeing].slice(0, maxSides)
  }
  return []
}

type Saying = { finding: Finding; sentence: Sentence; before: string }

/** The sentences of a finding, each item of a list as a finding of its own. */
function sayingsOf(finding: Finding): Saying[] {
  const ofText = finding.sentences.map((sentence, at) => {
    const before = finding.sentences.slice(0, at)
    // What it leans on is told with it, and nothing else of its finding.
    const from = [...before, sentence].findLastIndex(({ leaning }) => !leaning)
    const sentences = finding.sentences.slice(Math.max(0, from), at + 1)
    const words = sentences.reduce((sum, one) => sum + one.words, 0)
    return {
      finding: { ...finding, sentences, items: [], words },
      sentence,
      before: before.map(({ text }) => text).join(' '),
    }
  })
  const ofItems = finding.items.flatMap(([sentence]) =>
    sentence === undefined
      ? []
      : [
          {
            finding: { ...finding, sentences: [sentence], items: [], words: sentence.words },
            sentence,
            before: '',
          },
        ],
  )
  return finding.items.length === 0 ? ofText : ofItems
}

function readAnswers(
  { finding, sentence, before }: Saying,
  { quantity, isSide }: { quantity: AskedQuantity; isSide: boolean },
  subject: Subject,
  title: string,
): Answer[] {
  const { text, lexicon, own } = sentence
  const { language } = lexicon
  if (own || sentence.question || isOver({ text, language }) || isPastRule(text)) return []
  if (isOfOtherThing(sentence, subject) || isOfCaseBefore(sentence)) return []
  const measures = findAmounts(text, lexicon)
  const headline = finding.section.heading ?? ''
  const isAsked = asksQuantity(headline, quantity, subject)
  const told = (measure: Measure): Told => ({ text, language, measures, measure, headline, own })
  const wanted = measures.filter(
    (one) =>
      isOf(quantity, told(one), subject, isAsked) &&
      !isCase(told(one)) &&
      // "After three days it is not bad at once" says not how long it keeps.
      !(quantity === 'lifetime' && isPassed(text, one) && !saysReplaced(text)),
  )
  const all = quantity === 'price' ? thingsPriced(subject) : thingsOf(subject)
  const namedIn = (said: string) => {
    const prepared = prepareText(said, language)
    return all.filter((concept) => concept.isIn(prepared))
  }
  const things = namedIn(`${before} ${text}`)
  // What it costs and how often stand behind the sentence of their paragraph that names of what they are.
  const earlier =
    quantity === 'price' || (quantity === 'interval' && !isSide) ? paragraphBefore(sentence) : before
  const around = namedIn(`${earlier} ${text} ${headline}`)
  // Under a heading that asks the very question the page's title says of what.
  const near = isAsked || around.length > 0 ? namedIn(`${before} ${text} ${headline} ${title}`) : around
  // "Keeping warm: 5 to 6 hours", in a list, is of what its label says.
  const [label] = sentence.item === null ? [] : (/^[^.:：]{2,40}[:：]/u.exec(text) ?? [])
  if (label !== undefined && namedIn(label).length === 0) return []
  if (isOfOtherCase(text, headline, subject)) return []
  const isPrice = quantity === 'price'
  // The price of the thing is no price of what is done to it: both are named.
  const isAbout = isPrice
    ? all.length > 0 &&
      around.length === all.length &&
      !saysIncrement(text) &&
      !isOfOtherSize(measures, subject)
    : near.length > 0 && (isSide ? isAsked : isMostOf(near, all, subject))
  if (!saidByItself.has(quantity) && !isAbout) return []
  return wanted.flatMap((measure): Answer[] => {
    // When it has paid for itself depends on the case, and each names its own.
    const condition = quantity === 'payback' ? new Set<string>() : conditionOf(told(measure), subject)
    if (condition === null) return []
    // Two such amounts in one sentence are of two cases.
    const isOnly = !measures.some((other) => other !== measure && other.unit === measure.unit)
    if (!isOnly && condition.size === 0 && !isPrice) return []
    return [
      {
        finding,
        sentence,
        told: told(measure),
        measure: quantity === 'retention' ? asLeast(measure) : measure,
        quantity,
        things: near,
        named: namesOfThing(text, all, sentence),
        condition,
        worth:
          (2 * namedIn(text).length + things.length + 1) *
            (saysUsual(text) ? usualShare : 1) *
            (asksUnit(measure, subject) ? usualShare : 1) *
            (standsAlone(sentence) ? 1 : leaningShare) +
          finding.score,
      },
    ]
  })
}

/** "Keep it for at least three years" tells how long to keep it. */
function asLeast(measure: Measure): Measure {
  return measure.max === Number.POSITIVE_INFINITY ? { ...measure, max: measure.min } : measure
}

/** Where a topic asks for 90 m², what holds for 70 m² is no answer. */
function isOfOtherSize(measures: readonly Measure[], { text, language }: Subject): boolean {
  const asked = findAmounts(text, findLexicon(language)).filter(({ unit }) => !money.test(unit))
  return measures.some((one) => {
    // A flat "of 90 metres" is one of 90 square metres.
    const ofUnit = asked.filter(({ unit }) => unit === one.unit || `square ${unit}` === one.unit)
    return ofUnit.length > 0 && !ofUnit.some((its) => one.min <= its.max && its.min <= one.max)
  })
}

/** "Every 5,000 or every 10,000 miles?" is answered in miles first. */
function asksUnit({ unit }: Measure, { text, language }: Subject): boolean {
  return findAmounts(text, findLexicon(language)).some((asked) => asked.unit === unit)
}

/** What a topic names, without what it asks of it; its verbs where it names nothing else. */
function thingsOf({ concepts }: Subject): readonly Concept[] {
  const asked = concepts.filter(({ isBackground, isFrame, aspect }) => !isBackground && !isFrame && !aspect)
  const named = asked.filter(({ isNamed }) => isNamed)
  return named.length > 0 ? named : asked
}

function paragraphBefore(sentence: Sentence): string {
  const { sentences } = sentence.section
  const at = sentences.indexOf(sentence)
  return sentences
    .slice(Math.max(0, at - maxBefore), Math.max(0, at))
    .filter(({ block, item }) => block === sentence.block && item === sentence.item)
    .map(({ text }) => text)
    .join(' ')
}

/** What a topic asks the price of, with what is done to it: "painting", "flat", and not the "90 metres" of it. */
function thingsPriced(subject: Subject): readonly Concept[] {
  const question = readQuestions(subject).find((one) => askedQuantities(one).includes('price')) ?? subject
  const sizes = findAmounts(question.text, findLexicon(question.language)).map(({ text }) => text)
  return question.concepts.filter(
    ({ word, isFrame, isBackground, aspect }) =>
      !isFrame &&
      !isBackground &&
      !aspect &&
      !/\p{N}/u.test(word) &&
      !sizes.some((size) => size.includes(word)),
  )
}

/** What holds at room temperature, where the topic asks for the fridge. */
function isOfOtherCase(text: string, headline: string, subject: Subject): boolean {
  const lines = findQuantityTests(subject.language)?.cases ?? []
  return lines.some((line) => {
    const inTopic = line.filter((word) => word.test(subject.text))
    const own = line.filter((word) => word.test(text))
    const said = own.length > 0 ? own : line.filter((word) => word.test(headline))
    return inTopic.length > 0 && said.length > 0 && !said.some((word) => inTopic.includes(word))
  })
}

/** Most of what is asked about; of cases that the topic lists ("in the fridge and in the freezer") one with a thing. */
function isMostOf(near: readonly Concept[], all: readonly Concept[], { text, language }: Subject): boolean {
  if (near.length / all.length >= minThings) return true
  const listed = findQuantityTests(language)?.cases.find(
    (line) => line.filter((word) => word.test(text)).length > 1,
  )
  const isListed = ({ word }: Concept) => listed?.some((one) => one.test(word)) === true
  return near.some(isListed) && near.some((concept) => !isListed(concept))
}

/** True for a heading that asks for the very amount: "How long does it keep?" */
export function asksQuantity(headline: string, quantity: AskedQuantity, subject: Subject): boolean {
  if (headline === '') return false
  const asked = askedQuantities({ ...subject, text: headline, aspects: askedAspects(headline) })
  return asked.includes(quantity) || (lengths.has(quantity) && asked.some((one) => lengths.has(one)))
}

const passedBefore = /(?<!\p{L})(?:after|nach|après|(?:después|depois) de|dopo)\s(?:\p{L}+\s)?$/iu
const passedBehind = /^(?:を|が)?(?:すぎ|過ぎ|超え|以上(?:たつ|経つ))/u

function isPassed(text: string, { at, text: said }: Measure): boolean {
  return passedBefore.test(text.slice(0, at)) || passedBehind.test(text.slice(at + said.length))
}

const eaten =
  /(?<!\p{L})(?:eat(?:en)?|consumed?|use(?:d)? up|verzehr\p{L}*|aufgebraucht|aufbrauchen|gegessen|consomm\p{L}+|mang(?:er|ez|ée?s?)|consum\p{L}+|com(?:er|a|ido|ida)|mangia\p{L}*|comer|consum\p{L}+)(?!\p{L})|食べ/iu
/** "If you can reach them easily": whoever cannot does not do it at all. */
const ifAble =
  /(?<!\p{L})(?:if|wenn|falls|si|se|als|indien) (?:(?:\p{L}+ ){0,6}(?:can|possible|möglich|können|kann|kannst|geht|pouvez|peux|peut|puede[ns]?|posible|possibile|puoi|può|possível|puder|kan|kunt|kun|mogelijk))(?!\p{L})[^,.;]{0,40}(?=[,.;]|$)/iu
/** "Every 10,000 miles or when the monitor calls for it": another way, and no case. */
const orElse = /(?<!\p{L})(?:or|oder|ou|o)\s$/iu

/**
 * For which case an amount is said to hold, as stems; empty for what holds in general, and for the case that the topic itself
 * names. Null for what somebody did once, and for a case that cannot be told.
 */
function conditionOf({ text, language, measure, measures }: Told, subject: Subject): Set<string> | null {
  const around = text.replace(measure.text, ' ')
  if (findAnswerWords(language).firstPerson(around)) return null
  const lexicon = findLexicon(language)
  const asked = new Set(subject.concepts.flatMap(({ word }) => termsOf(word, lexicon)))
  const says = findAnswerWords(language)
  const termsIn = (part: string) =>
    new Set(
      termsOf(part, lexicon).filter(
        (term) =>
          !asked.has(term) &&
          !says.frame(term) &&
          !/\p{N}/u.test(term) &&
          // Without spaces a particle is a word of its own.
          !/^\p{sc=Hira}+$/u.test(term),
      ),
    )
  const same = measures.filter(({ unit }) => unit === measure.unit)
  const clause = (same.length > 1 ? findFigureContext(text, measure, measures) : around).replace(ifAble, ' ')
  const opens = findQuantityTests(language)?.ifClause.exec(clause)
  // The "se" of "descalcifica-se" is no "if".
  if (opens && clause[opens.index - 1] !== '-' && !orElse.test(clause.slice(0, opens.index))) {
    const terms = termsIn(clause.slice(opens.index + opens[0].length).replace(measure.text, ' '))
    return terms.size === 0 ? null : terms
  }
  if (same.length > 1 || !narrowsCase(text)) return new Set()
  const [case_ = ''] =
    /^[^,、，]+(?=[,、，])|^[^、。]{2,25}?(?:では|場合|なら)|^\p{L}+ (?:\p{L}{1,3} )?\p{L}+/u.exec(text) ?? []
  const terms = termsIn(case_)
  // "In the fridge", where the topic asks for the fridge.
  const isAsked = termsOf(case_, lexicon).some((term) => asked.has(term))
  return case_ === '' || (terms.size === 0 && !isAsked) ? null : terms
}

/** True for an amount of the quantity that is asked for, by the words around it; `isAsked` where the heading asks for it. */
export function isOf(quantity: AskedQuantity, told: Told, subject: Subject, isAsked: boolean): boolean {
  const { measure, text } = told
  if (money.test(measure.unit) !== (quantity === 'price')) return false
  if (quantity === 'price') {
    const kinds = findKinds(told)
    const isPrice = kinds.size === 0 ? isAsked : kindsOf.price.some((kind) => kinds.has(kind))
    return isPrice && wantedAmounts(subject).isWanted(measure, text)
  }
  if ((measure.unit === 'percent') !== (quantity === 'premium')) return false
  // A belt is changed by the kilometre as well.
  const isWay = byDistance.has(quantity) && isDistance(measure.unit, text.slice(measure.at))
  if (quantity !== 'premium' && !ofTime.has(measure.unit) && !isWay) return false
  const kinds = findKinds(told)
  // Where nothing tells of which kind it is, the question over it does.
  if (kinds.size === 0 && isAsked) return quantity !== 'interval'
  if (quantity === 'lifetime' && kinds.has('interval')) return saysReplaced(text)
  // "To be replaced after five years" says how long it lasts.
  if (quantity === 'lifetime' && saysReplaced(text) && isPassed(text, measure)) return true
  // "Keep it for three years after filing": the verb tells of what the time is.
  if (quantity === 'retention' && saysKept(text) && [...kinds].every((kind) => kept.has(kind))) return true
  // "To be eaten within three days" says how long it keeps.
  if (quantity === 'lifetime' && kinds.has('deadline') && eaten.test(text)) return true
  const isWanted =
    quantity === 'interval' ||
    isAsked ||
    saidByItself.has(quantity) ||
    wantedAmounts(subject).isWanted(measure, text)
  return isWanted && kindsOf[quantity].some((kind) => kinds.has(kind))
}

/** Of one case and in one unit, apart or not. */
const areOfOneCase = (one: Answer, other: Answer) =>
  one.measure.unit === other.measure.unit && areComparable(one, other)

const areRivals = (one: Answer, other: Answer) =>
  one !== other &&
  (one.quantity === 'price'
    ? arePricesApart(one.told, other.told)
    : areApart(one.measure, other.measure, maxRatio)) &&
  areComparable(one, other)

/** No price that the one sentence names is near one of the other, and they are of one size. */
function arePricesApart(one: Told, other: Told): boolean {
  const pricesOf = ({ text, measures, measure }: Told) =>
    measures.filter(({ unit, at }) => unit === measure.unit && (at === measure.at || !isInBrackets(text, at)))
  const areFar = pricesOf(one).every((a) =>
    pricesOf(other).every((b) => {
      const [low, high] = a.min <= b.min ? [a.max, b.min] : [b.max, a.min]
      return low < high && !(high / low < minPriceRatio)
    }),
  )
  const sizes = other.measures.filter(({ unit }) => unit !== other.measure.unit)
  const areOfOneSize = one.measures.every(({ unit, min, max }) => {
    const same = sizes.filter((its) => its.unit === unit)
    return same.length === 0 || same.some((its) => min <= its.max && its.min <= max)
  })
  return areFar && areOfOneSize && areApart(one.measure, other.measure, maxPriceRatio)
}

/** Of one case, time and thing as far as their words show. */
function areComparable(one: Answer, other: Answer): boolean {
  if (one.measure.unit !== other.measure.unit || !areOfOneKind(one.told, other.told)) return false
  const headed = ({ told }: Answer) => ({ ...told, text: `${told.headline ?? ''}. ${told.text}` })
  if (excludeEachOther(one.told, other.told) || excludeEachOther(headed(one), headed(other))) return false
  if (!haveSameCondition(one.condition, other.condition)) return false
  const [few = [], many = []] = [one.things, other.things].sort((a, b) => a.length - b.length)
  const shared = few.filter((thing) => many.includes(thing)).length
  // Without spaces a verb is a thing as well, and half of the names show that they are the same.
  const least = isSpaceless(one.told.text) ? few.length / 2 : few.length
  if (shared < Math.max(least, Math.min(1, few.length))) return false
  const [a, b] = [one.named, other.named]
  return a.size === 0 || b.size === 0 || [...a].some((name) => b.has(name))
}

/** Both hold in general, or the one names all of the case that the other one is of. */
function haveSameCondition(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few = new Set<string>(), many = new Set<string>()] = [one, other].sort((a, b) => a.size - b.size)
  return few.size === 0 ? many.size === 0 : [...few].every((term) => many.has(term))
}

/** "Bills for water", "une facture d’eau": what comes after the thing with one of these says which. */
const links =
  /^(?:of|for|from|with|von|für|aus|mit|d[eiu]s?|d|del|della|delle|dei|à|a|aux?|en|per|para|pour|do|da|dos|das)$/iu
const articles = /^(?:the|an?|der|die|das|den|dem|eine?[rnms]?|l[ae]s?|l|el|los|il|gli|lo|un[ae]?|os?|as?)$/iu

/** The words that tell one kind of the thing from another: before it, or behind it with "of" or "for". */
function namesOfThing(text: string, things: readonly Concept[], { lexicon }: Sentence): ReadonlySet<string> {
  if (isSpaceless(text)) return new Set()
  const words = splitWords(text)
  const says = findAnswerWords(lexicon.language)
  const isThing = (word: string) =>
    things.some((concept) => concept.isIn(prepareText(word, lexicon.language)))
  const found = new Set<string>()
  for (const [at, word] of words.entries()) {
    if (!isThing(word)) continue
    const rest = words.slice(at + 1)
    const isLinked = links.test(rest[0] ?? '')
    const behind = isLinked ? rest.slice(1).find((one) => !articles.test(one)) : undefined
    for (const name of [words[at - 1], behind])
      if (name !== undefined && !isThing(name) && !says.frame(name))
        for (const term of termsOf(name, findLexicon(lexicon.language)))
          if (!/\p{N}/u.test(term)) found.add(term)
  }
  return found
}

function lowOf({ min, max }: Measure): number {
  return Number.isFinite(min) ? min : max
}
