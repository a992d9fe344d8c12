import type { EvidenceSource } from '../../writer.ts'
import type { Sentence } from '../sentence.ts'
import { answersTopic, askedQuantities } from './asked-quantities.ts'
import { callsToBuy } from './calls-to-buy.ts'
import { chooseMain } from './choose-main.ts'
import type { Disagreement } from './disagreement.ts'
import { createFindings, type Finding, partsOf } from './finding.ts'
import { isEmptyRemark } from './is-filler.ts'
import { isLabelOnly } from './is-label-only.ts'
import { isPlainAnswer } from './plain-answer.ts'
import { pricesOwn } from './prices-own.ts'
import { type Asked, isAnswer } from './rate-answer.ts'
import { readAgain } from './read-again.ts'
import { readAsked, readQuestions } from './read-asked.ts'
import { leansOnPrevious, pointsElsewhere, standsAlone } from './stands-alone.ts'
import type { Subject } from './subject.ts'

/** So many sources stand side by side under one question. */
const maxSources = 4
/** A longer statement answers nothing at a glance. */
const maxWords = 60
const maxItems = 8

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
  sentences: readonly Sentence[]
  /** The statements that were listed, for what is known of their sentences. */
  listed: readonly Finding[]
  disagreements: readonly Disagreement[]
  /** Whole passages of the sources, among them their lists. */
  passages: readonly Finding[]
  /** Who sells says it behind the others. */
  rankOf(source: number): number
}

/**
 * For each question of a topic that asks several, what each source answers to it: its best sentence of the kind that is
 * asked for, with the one that it leans on. What nobody answers has no row.
 */
export function findAnswerRows(subject: Subject, known: Known): AnswerRow[] {
  const questions = readQuestions(subject)
  if (questions.length === 1) return []
  const asFinding = createFindings(known.listed)
  const pieces = known.sentences.flatMap((sentence) => {
    const told = tellable(sentence)
    return told === null ? [] : [asFinding(told)]
  })
  const lists = known.passages
    .filter(({ items }) => items.length > 1 && items.length <= maxItems)
    .map((list) => ({ ...list, label: null }))
  const told = new Set<Sentence>(
    known.disagreements.flatMap(({ sides }) => sides.flatMap(({ finding }) => finding.sentences)),
  )
  return questions.flatMap((question): AnswerRow[] => {
    const asked = readAsked(question)
    const differing = known.disagreements.filter(({ answers }) => isOn(answers, question, asked))
    const heard = new Set(differing.flatMap(({ sides }) => sides.map(({ finding }) => finding.source)))
    const answers = known.sources
      .flatMap((_, source): Finding[] => {
        if (heard.has(source)) return []
        const offered = [...pieces, ...(isListed(asked) ? lists : [])]
          .filter((piece) => piece.source === source && !partsOf(piece).some((one) => told.has(one)))
          .map((piece) => readAgain(piece, question, subject, known.sources[source]?.title ?? ''))
          .filter((piece) => answersPlainly(piece, asked))
        const [best] = chooseMain(offered, known.sources, question, noInterest, noInterest)
        if (best === undefined) return []
        for (const one of partsOf(best)) told.add(one)
        return [best]
      })
      .sort((a, b) => known.rankOf(a.source) - known.rankOf(b.source) || b.score - a.score)
      .slice(0, Math.max(0, maxSources - heard.size))
    return differing.length + answers.length === 0 ? [] : [{ question, asked, differing, answers }]
  })
}

/** A list answers by what something shows, why it is so and what to do about it. */
function isListed({ type, isSigns }: Asked): boolean {
  return isSigns === true || type === 'why' || type === 'how_to'
}

const noInterest = () => false

/** True where what the sources answer differently is what a question asks. */
function isOn(answers: Disagreement['answers'], question: Subject, asked: Asked): boolean {
  if (answers === undefined || !answersTopic(answers)) return false
  if (answers === 'payer') return asked.isPayer === true
  return askedQuantities(question).some((one) => one === answers)
}

/** A sentence with the one before it that it leans on; null for what cannot be told by itself. */
function tellable(sentence: Sentence): Sentence[] | null {
  const { text, question, announces, words } = sentence
  if (question || announces || isLabelOnly(text) || isEmptyRemark(sentence)) return null
  if (callsToBuy(text) || pricesOwn(sentence) || pointsElsewhere(sentence)) return null
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

function answersPlainly(piece: Finding, asked: Asked): boolean {
  if (asked.isSigns) return isAnswer(piece, asked)
  return asked.type === 'amount' || asked.type === 'whether' || asked.type === 'other'
    ? piece.isAnswer && isAnswer(piece, asked)
    : isPlainAnswer(piece, asked) || piece.isAnswer
}
