import type { EvidenceSource } from '../../writer.ts'
import { isQuestion } from '../clean-heading.ts'
import type { Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { type AskedQuantity, answersTopic, askedQuantities } from './asked-quantities.ts'
import { callsToBuy } from './calls-to-buy.ts'
import { chooseMain, yearOf } from './choose-main.ts'
import { deniesPrevious } from './denies-previous.ts'
import { type Disagreement, sentencesOf } from './disagreement.ts'
import { findAmounts } from './find-frequencies.ts'
import { createFindings, type Finding, partsOf, textOfFinding } from './finding.ts'
import { isEmptyRemark } from './is-filler.ts'
import { isLabelOnly } from './is-label-only.ts'
import { isOfOtherThing } from './is-of-other-thing.ts'
import { isPastRule } from './past-rules.ts'
import { isPlainAnswer } from './plain-answer.ts'
import { pricesOwn } from './prices-own.ts'
import { type Asked, isAnswer, isPreamble } from './rate-answer.ts'
import { saysUsual } from './rate-generality.ts'
import { readAgain, speaksOfOwn } from './read-again.ts'
import { readAsked } from './read-asked.ts'
import { asksQuantity, isOf } from './set-answers-side-by-side.ts'
import { leansOnPrevious, pointsElsewhere, standsAlone } from './stands-alone.ts'
import { countSpoken, type Subject } from './subject.ts'
import { isDistance } from './wanted-amounts.ts'

/** So many sources stand side by side under one question. */
const maxSources = 4
/** A longer statement answers nothing at a glance. */
const maxWords = 60
const maxItems = 8
/** A sentence right behind an amount that has another one. */
const maxNext = 25
/** Of the words of a question, an amount that answers it has so many in its sentence, its heading and the title of its page. */
const minContext = 0.5
/** Prices so many years older are of another time. */
const yearsOfPrice = 2

/** What the sources answer to one question of a topic, each in a sentence of its own. */
export type AnswerRow = {
  question: Subject
  asked: Asked
  /** Where their amounts for it do not meet, those, and who says them; empty where nothing shows that they differ. */
  differing: Disagreement[]
  /** One of each other source, best first. */
  answers: Finding[]
}

/** What is known of the sources and their statements. */
type Known = {
  sources: readonly EvidenceSource[]
  /** What bears on the topic, in passages and lists. */
  passages: readonly Finding[]
  disagreements: readonly Disagreement[]
  /** What answers each question best on the whole. */
  opening: ReadonlyMap<Subject, readonly Finding[]>
  /** The source whose table answers a question in a sentence; null for none. */
  toldBy(question: Subject): number | null
  /** Who sells says it behind the others. */
  rankOf(source: number): number
}

/**
 * For each question of a topic that asks several, what each source answers to it: its best sentence of the kind that is
 * asked for, with the one that it leans on, or what opens the text. What nobody answers has no row.
 */
export function findAnswerRows(questions: readonly Subject[], subject: Subject, known: Known): AnswerRow[] {
  if (questions.length === 1) return []
  const asFinding = createFindings(known.passages)
  const pieces = [...new Set(known.passages.flatMap(partsOf))].flatMap((sentence) => {
    const told = tellable(sentence)
    if (told === null) return []
    const piece = asFinding(told)
    return [{ ...piece, isPreamble: isPreamble(piece) }]
  })
  const lists = known.passages
    .filter(({ items }) => items.length > 1 && items.length <= maxItems)
    .map((list) => ({ ...list, label: null }))
  const said = new Set<Sentence>(
    known.disagreements
      .filter(({ answers }) => answers !== undefined && answersTopic(answers))
      .flatMap(({ sides }) => sides.flatMap(sentencesOf)),
  )
  const isOpen = (finding: Finding) => !partsOf(finding).some((one) => said.has(one))
  return questions.flatMap((question): AnswerRow[] => {
    const asked = readAsked(question)
    const differing = known.disagreements.filter(({ answers }) => isOn(answers, question))
    const heard = new Set(differing.flatMap(({ sides }) => sides.map(({ finding }) => finding.source)))
    const read = (piece: Finding) =>
      readAgain(piece, question, subject, known.sources[piece.source]?.title ?? '')
    const isPlain = answersPlainly(asked, question, subject)
    const bestOf = (source: number, offered: readonly Finding[]) =>
      chooseMain(
        offered
          .filter((piece) => piece.source === source && isOpen(piece))
          .map(read)
          .filter(isPlain),
        known.sources,
        question,
        noInterest,
        noInterest,
      )[0]
    const openers = (known.opening.get(question) ?? [])
      .map((one) => answeringPart(one, asked, question))
      .filter((one) => isOpen(one) && !one.sentences.some(({ text }) => pointsBelow.test(text)))
    const answerOf = (source: number): Finding[] => {
      if (heard.has(source)) return []
      const opener = openers.find((one) => one.source === source && (asked.type !== 'how_to' || isPlain(one)))
      const listed = isListed(asked) ? (bestOf(source, lists) ?? stepsOf(source)) : undefined
      const plain =
        isToldAtOnce(asked) && known.toldBy(question) !== source ? bestOf(source, pieces) : undefined
      const best =
        isOfKind(asked) && !(opener !== undefined && isMoreUsual(opener, plain))
          ? (listed ?? plain ?? opener)
          : (opener ?? listed ?? plain)
      if (best === undefined) return []
      for (const one of partsOf(best)) said.add(one)
      return [best === plain ? withNext(underItsHeading(best, asked, question), asked) : best]
    }
    // What its page numbers are steps, in whichever form of the verb.
    const stepsOf = (source: number) =>
      asked.type === 'how_to' && asked.isSigns !== true
        ? lists.find(
            (list) =>
              list.source === source &&
              isOpen(list) &&
              isNumbered(list, known.sources) &&
              read(list).context >= minContext,
          )
        : undefined
    const found = known.sources.flatMap((_, source) => answerOf(source))
    const answers = (found.length > 0 ? found : openers)
      .sort(
        (a, b) =>
          known.rankOf(a.source) - known.rankOf(b.source) ||
          (asked.isCost || asked.isChange ? ageOf(a) - ageOf(b) : 0) ||
          b.score - a.score,
      )
      .slice(0, Math.max(0, maxSources - heard.size))
    return differing.length + answers.length === 0 ? [] : [{ question, asked, differing, answers }]
  })

  /** In steps of years: prices of one time stand in the order in which they answer. */
  function ageOf({ source }: Finding): number {
    return Math.floor((new Date().getUTCFullYear() - yearOf(known.sources[source])) / yearsOfPrice)
  }
}

/** An amount or a date is asked for, and what the sources say of it can be compared at a glance. */
export function isComparable(asked: Asked): boolean {
  return asked.isSigns !== true && (isOfKind(asked) || asked.isWhen)
}

/** A sentence with the amount, the interval or the sign that is asked for answers before what has most of the question. */
function isOfKind({ type, isKindKnown, isHowOften, isSigns }: Asked): boolean {
  return isSigns === true || (type === 'amount' && (isKindKnown || isHowOften))
}

/** A single sentence of any page may answer yes or no to anything, unless it is on what is allowed or who pays. */
function isToldAtOnce({ type, isSigns, isPermission, isPayer }: Asked): boolean {
  return (type !== 'whether' && type !== 'other') || isSigns === true || isPermission || isPayer === true
}

/** "At least weekly. Twice a week is best": the short sentence right behind an amount, where it has another. */
function withNext(finding: Finding, asked: Asked): Finding {
  const last = finding.sentences.at(-1)
  if (last === undefined || finding.items.length > 0 || !isOfKind(asked) || asked.isSigns) return finding
  const { sentences } = last.section
  const next = sentences[sentences.indexOf(last) + 1]
  const isNext =
    next !== undefined &&
    next.block === last.block &&
    next.item === last.item &&
    next.ordinal === last.ordinal + 1
  // What takes it up could not be told anywhere else.
  const most = isNext && !standsAlone(next) ? maxWords : maxNext
  if (!isNext || next.words > most || !isAnswer({ sentences: [next], items: [] }, asked)) return finding
  return { ...finding, sentences: [...finding.sentences, next], words: finding.words + next.words }
}

/** "We recommend cleaning them" needs the heading that it stands under: "Dirty filters". */
function underItsHeading(finding: Finding, asked: Asked, question: Subject): Finding {
  const { heading } = finding.section
  const isNeeded = asked.isSigns === true || asked.type === 'how_to'
  const isName = heading !== null && !isQuestion(heading) && !isLabelOnly(heading)
  return isNeeded && isName && countSpoken(heading, question) === 0 ? { ...finding, label: heading } : finding
}

/** Where an amount or a date is asked for, from the first to the last sentence that has one, and before another thing is spoken of. */
function answeringPart(finding: Finding, asked: Asked, question: Subject): Finding {
  if (finding.items.length > 0 || !isComparable(asked)) return finding
  const turn = finding.sentences.findIndex((one, at) => at > 0 && isOfOtherThing(one, question))
  const until = turn === -1 ? finding.sentences : finding.sentences.slice(0, turn)
  const last = until.findLastIndex((one) => isAnswer({ sentences: [one], items: [] }, asked))
  const next = until[last + 1]
  const first = until.findIndex((one) => standsAlone(one) && isAnswer({ sentences: [one], items: [] }, asked))
  const sentences = until.slice(
    Math.max(0, first),
    last + (next !== undefined && deniesPrevious(next) ? 2 : 1),
  )
  if (sentences.length === 0) return finding
  return { ...finding, sentences, words: sentences.reduce((sum, { words }) => sum + words, 0) }
}

/** True for a list whose order counts. */
function isNumbered({ items, source }: Finding, sources: readonly EvidenceSource[]): boolean {
  const [[first] = []] = items
  const block = first === undefined ? undefined : sources[source]?.blocks[first.block]
  return block?.kind === 'list' && block.first !== undefined
}

/** A list answers by what something shows and what to do about it. */
function isListed({ type, isSigns }: Asked): boolean {
  return isSigns === true || type === 'how_to'
}

/** "On average it costs" answers before the dearest of all. */
function isMoreUsual(one: Finding, other: Finding | undefined): boolean {
  return saysUsual(textOfFinding(one)) && other !== undefined && !saysUsual(textOfFinding(other))
}

const noInterest = () => false

/** The amounts of a statement that its question asks for, as its sentences write them. */
export function askedAmounts({ sentences }: Finding, asked: Asked): string[] {
  if (asked.type !== 'amount' || !(asked.isKindKnown || asked.isHowOften)) return []
  return sentences.flatMap(({ text, lexicon }) =>
    findAmounts(text, lexicon)
      .filter((one) =>
        asked.isHowOften
          ? isTime.test(one.unit) || isDistance(one.unit, text.slice(one.at))
          : asked.isWanted(one, text),
      )
      .map((one) => one.text),
  )
}

const isTime = /^(?:second|month)$/u

/** True where what the sources answer differently is what a question asks. */
export function isOn(answers: Disagreement['answers'], question: Subject): boolean {
  if (answers === undefined || !answersTopic(answers)) return false
  if (answers === 'payer') return readAsked(question).isPayer === true
  return askedQuantities(question).some((one) => one === answers)
}

/** "Two or more of the signs below": they stand where the sentence does not. */
const pointsBelow =
  /(?<!\p{L})(?:\p{L}+s (?:above|below)|(?:unten|oben|nachfolgend) (?:genannt|stehend|aufgeführt|beschrieben)\p{L}*|ci-(?:dessous|dessus|après)|(?:más )?(?:abajo|arriba)|a continuación|(?:qui )?(?:sotto|sopra)(?: elencat[ie])?(?=[.,;:)]|$)|di seguito|abaixo|a seguir|hier(?:onder|boven))(?!\p{L})|(?:以下|上記|下記)の/iu

/** A sentence with the one before it that it leans on; null for what cannot be told by itself. */
function tellable(sentence: Sentence): Sentence[] | null {
  const { text, question, announces, words } = sentence
  if (question || announces || isPastRule(text) || isLabelOnly(text) || isEmptyRemark(sentence)) return null
  if (callsToBuy(text) || pricesOwn(sentence) || pointsElsewhere(sentence) || pointsBelow.test(text))
    return null
  if (standsAlone(sentence)) return words > maxWords ? null : [sentence]
  const { sentences } = sentence.section
  const before = sentences[sentences.indexOf(sentence) - 1]
  const isNext =
    before !== undefined &&
    before.block === sentence.block &&
    before.item === sentence.item &&
    before.ordinal + 1 === sentence.ordinal
  if (!isNext || !leansOnPrevious(sentence) || !standsAlone(before)) return null
  return before.words + words > maxWords ? null : [before, sentence]
}

/** "All you have to do is", "basta estrarli": what to do, told as no order. */
const suffices =
  /(?<!\p{L})(?:all you (?:have|need) to do is|it is enough to|it suffices to|es (?:genügt|reicht),|(?:genügt|reicht) es,|il suffit d[e’']|basta(?: con)? \p{L}+[aei]r|basta que|het volstaat|is het voldoende om)|だけで(?:よい|OK|十分)/iu

/** True for what answers a question by itself, and is of what that one names. */
function answersPlainly(asked: Asked, question: Subject, whole: Subject): (piece: Finding) => boolean {
  const [quantity] = askedQuantities(question)
  return (piece) => {
    if (asked.isSigns) return isAnswer(piece, asked)
    if (!speaksOfOwn(piece, question, whole)) return false
    if (asked.type === 'how_to')
      return (
        isPlainAnswer(piece, asked) ||
        piece.sentences.slice(0, 1).some(isOrder) ||
        piece.sentences.some(({ text }) => suffices.test(text))
      )
    if (!piece.isAnswer || !isAnswer(piece, asked)) return false
    if (!isOfKind(asked)) return isPlainAnswer(piece, asked)
    if (piece.context < minContext) return false
    return quantity === undefined || quantity === 'interval' || hasQuantity(piece, quantity, question)
  }
}

/** True where one of its amounts is of the quantity; a price need not call itself one. */
function hasQuantity({ sentences, section }: Finding, quantity: AskedQuantity, question: Subject): boolean {
  const headline = section.heading ?? ''
  const isAsked = quantity === 'price' || asksQuantity(headline, quantity, question)
  return sentences.some(({ text, lexicon, own }) => {
    const measures = findAmounts(text, lexicon)
    return measures.some((measure) =>
      isOf(
        quantity,
        { text, language: lexicon.language, measures, measure, headline, own },
        question,
        isAsked,
      ),
    )
  })
}

function isOrder({ text, lexicon }: Sentence): boolean {
  return findAnswerWords(lexicon.language).advises(text)
}
