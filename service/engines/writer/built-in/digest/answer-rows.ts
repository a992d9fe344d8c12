import type { EvidenceSource } from '../../writer.ts'
import type { Sentence } from '../sentence.ts'
import { answeringPart, underItsHeading, withNext } from './answer-extent.ts'
import { answersPlainly, minContext } from './answers-plainly.ts'
import { isListed, isOfKind, isToldAtOnce } from './asked-kind.ts'
import { answersTopic, askedQuantities } from './asked-quantities.ts'
import { chooseMain, yearOf } from './choose-main.ts'
import { type Disagreement, sentencesOf } from './disagreement.ts'
import { createFindings, type Finding, partsOf, textOfFinding } from './finding.ts'
import { type Asked, isPreamble } from './rate-answer.ts'
import { saysUsual } from './rate-generality.ts'
import { readAgain } from './read-again.ts'
import { readAsked } from './read-asked.ts'
import type { Subject } from './subject.ts'
import { pointsBelow, tellableSentences } from './tellable-sentences.ts'

/** So many sources stand side by side under one question. */
const maxSources = 4
const maxItems = 8
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
    const told = tellableSentences(sentence)
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

/** True for a list whose order counts. */
function isNumbered({ items, source }: Finding, sources: readonly EvidenceSource[]): boolean {
  const [[first] = []] = items
  const block = first === undefined ? undefined : sources[source]?.blocks[first.block]
  return block?.kind === 'list' && block.first !== undefined
}

/** "On average it costs" answers before the dearest of all. */
function isMoreUsual(one: Finding, other: Finding | undefined): boolean {
  return saysUsual(textOfFinding(one)) && other !== undefined && !saysUsual(textOfFinding(other))
}

const noInterest = () => false

/** True where what the sources answer differently is what a question asks. */
export function isOn(answers: Disagreement['answers'], question: Subject): boolean {
  if (answers === undefined || !answersTopic(answers)) return false
  if (answers === 'payer') return readAsked(question).isPayer === true
  return askedQuantities(question).some((one) => one === answers)
}
