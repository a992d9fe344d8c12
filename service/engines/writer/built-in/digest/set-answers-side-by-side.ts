import { findLexicon } from '../lexicon/find-lexicon.ts'
import type { Sentence } from '../sentence.ts'
import { isSpaceless, splitWords } from '../split-words.ts'
import { termsOf } from '../terms-of.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { excludeEachOther, isOver } from './are-of-one-thing.ts'
import { type AskedQuantity, askedQuantities } from './asked-quantities.ts'
import type { Disagreement } from './disagreement.ts'
import { isCase } from './find-cases.ts'
import { findAmounts } from './find-frequencies.ts'
import { findKinds } from './find-kinds.ts'
import type { Finding } from './finding.ts'
import { areOfOneKind, type Told } from './have-same-base.ts'
import { isOfOtherThing } from './is-of-other-thing.ts'
import { areApart, type Measure } from './measure.ts'
import { findQuantityTests } from './quantity-words/find-quantity-words.ts'
import type { QuantityKind } from './quantity-words/quantity-words.ts'
import { narrowsCase, saysUsual } from './rate-generality.ts'
import { type Concept, prepareText, type Subject } from './subject.ts'
import { saysReplaced, wantedAmounts } from './wanted-amounts.ts'

const maxSides = 4
/** Amounts further apart are of different things. */
const maxRatio = 12
/** Of the things that a topic names, an answer and its heading name so many. */
const minThings = 0.5
/** What is said to be usual answers before what is not. */
const usualShare = 1.5
const ofTime: ReadonlySet<string> = new Set(['second', 'month'])
/** They have paid for themselves, or cost more, by these words alone: the page is about the thing. */
const saidByItself: ReadonlySet<AskedQuantity> = new Set(['payback', 'premium'])
const kindsOf: Readonly<Record<AskedQuantity, readonly QuantityKind[]>> = {
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
  things: readonly Concept[]
  /** What the thing is further called, as stems: "of steel", "oak". */
  named: ReadonlySet<string>
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
): Disagreement[] {
  const sayings = findings.filter(({ isPreamble }) => !isPreamble).flatMap(sayingsOf)
  return askedQuantities(subject).flatMap((quantity): Disagreement[] => {
    const answers = sayings
      .flatMap((saying) => readAnswer(saying, quantity, subject) ?? [])
      .sort((a, b) => b.worth - a.worth)
    const best = answers.filter(
      ({ finding }, at) =>
        !answers.slice(0, at).some((before) => isSamePublisher(before.finding.source, finding.source)),
    )
    const first = best.find((one) => best.some((other) => areRivals(one, other)))
    if (first === undefined) return []
    const rivals = best.filter((one) => areRivals(first, one))
    const agreeing = best.filter((one) => one !== first && !rivals.includes(one) && areComparable(first, one))
    const sides = [first, ...rivals, ...agreeing]
      .slice(0, maxSides)
      .sort((a, b) => lowOf(a.measure) - lowOf(b.measure))
      .map(({ finding, sentence, measure }) => ({ finding, figure: measure.text, told: sentence }))
    return [{ sides, likeness: 1, rows: [], answers: quantity }]
  })
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

function readAnswer(
  { finding, sentence, before }: Saying,
  quantity: AskedQuantity,
  subject: Subject,
): Answer | null {
  const { text, lexicon, own } = sentence
  const { language } = lexicon
  if (own || sentence.question || isOver({ text, language }) || isOfOtherThing(sentence, subject)) return null
  const measures = findAmounts(text, lexicon)
  const headline = finding.section.heading ?? ''
  const told = (measure: Measure): Told => ({ text, language, measures, measure, headline, own })
  const measure = measures.find((one) => isOf(quantity, told(one), subject))
  if (measure === undefined || isCase(told(measure))) return null
  // Two such amounts in one sentence are of two cases.
  if (measures.some((other) => other !== measure && other.unit === measure.unit)) return null
  const all = subject.concepts.filter(
    ({ isNamed, isBackground, isFrame, aspect }) => isNamed && !isBackground && !isFrame && aspect === null,
  )
  const here = prepareText(`${before} ${text}`, language)
  const around = prepareText(`${before} ${text} ${headline}`, language)
  const things = all.filter((concept) => concept.isIn(here))
  const spoken = all.filter((concept) => concept.isIn(prepareText(text, language)))
  const near = all.filter((concept) => concept.isIn(around))
  const isAbout = near.length > 0 && near.length / all.length >= minThings
  if (!saidByItself.has(quantity) && !isAbout) return null
  // When it has paid for itself depends on the case, and each names its own.
  if (quantity !== 'payback' && !holdsInGeneral(text, measure, language)) return null
  return {
    finding,
    sentence,
    told: told(measure),
    measure,
    things: near,
    named: namesOfThing(text, all, sentence),
    worth: (2 * spoken.length + things.length + 1) * (saysUsual(text) ? usualShare : 1) + finding.score,
  }
}

/** False for one case of those that are asked about ("in homes with pets"), and for what somebody did once. */
function holdsInGeneral(text: string, measure: Measure, language: string): boolean {
  const around = text.replace(measure.text, ' ')
  const isConditional = findQuantityTests(language)?.ifClause.test(around) === true
  return !isConditional && !narrowsCase(text) && !findAnswerWords(language).firstPerson(around)
}

function isOf(quantity: AskedQuantity, told: Told, subject: Subject): boolean {
  const { measure, text } = told
  if ((measure.unit === 'percent') !== (quantity === 'premium')) return false
  if (quantity !== 'premium' && !ofTime.has(measure.unit)) return false
  const kinds = findKinds(told)
  if (quantity === 'lifetime' && kinds.has('interval')) return saysReplaced(text)
  const isWanted =
    quantity === 'interval' || saidByItself.has(quantity) || wantedAmounts(subject).isWanted(measure, text)
  return isWanted && kindsOf[quantity].some((kind) => kinds.has(kind))
}

const areRivals = (one: Answer, other: Answer) =>
  one !== other && areApart(one.measure, other.measure, maxRatio) && areComparable(one, other)

/** Of one case, time and thing as far as their words show. */
function areComparable(one: Answer, other: Answer): boolean {
  if (one.measure.unit !== other.measure.unit || !areOfOneKind(one.told, other.told)) return false
  if (excludeEachOther(one.told, other.told)) return false
  const [few = [], many = []] = [one.things, other.things].sort((a, b) => a.length - b.length)
  if (!few.every((thing) => many.includes(thing))) return false
  const [a, b] = [one.named, other.named]
  return a.size === 0 || b.size === 0 || [...a].some((name) => b.has(name))
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
