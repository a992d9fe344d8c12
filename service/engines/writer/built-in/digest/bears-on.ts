import type { EvidenceSource } from '../../writer.ts'
import { isQuestion } from '../clean-heading.ts'
import type { EvidenceSection, Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { speaksOf } from './aspects/find-aspects.ts'
import type { Piece } from './piece.ts'
import type { QuestionType } from './question-type.ts'
import { type Concept, type EvidenceText, prepareText, type Subject } from './subject.ts'

/** The beginning of a section says what it is about. */

/** The beginning of a section says what it is about. */
const leadSentences = 2

/** The share of the topic's words, or words like them, that a text has itself. */
export function shareSpoken(
  text: EvidenceText,
  { concepts, near }: Subject,
  weights: readonly number[],
): number {
  if (concepts.length === 0) return 0.5
  const spoken = concepts.reduce((sum, concept, at) => sum + (concept.isIn(text) ? (weights[at] ?? 0) : 0), 0)
  const nearby = [...near].some((term) => text.terms.has(term)) ? 0.25 : 0
  return Math.min(1, spoken + nearby)
}

/** What stands around a finding, the nearest first, and how much of what only that says counts for it. */
export type Context = {
  text: EvidenceText
  weight: number
  isAbove: boolean
  isHeading: boolean
  isSection: boolean
}[]

export function readContext(
  section: EvidenceSection,
  source: EvidenceSource,
  { language }: Subject,
): Context {
  const lead = section.sentences.slice(0, leadSentences).map(({ text }) => text)
  return [
    {
      text: prepareText(section.heading ?? '', language),
      weight: 0.85,
      isAbove: true,
      isHeading: true,
      isSection: true,
    },
    {
      text: prepareText(section.parent ?? '', language),
      weight: 0.65,
      isAbove: true,
      isHeading: true,
      isSection: false,
    },
    {
      text: prepareText(lead.join(' '), language),
      weight: 0.45,
      isAbove: false,
      isHeading: false,
      isSection: true,
    },
    {
      text: prepareText(source.title.slice(0, 500), language),
      weight: 0.6,
      isAbove: true,
      isHeading: false,
      isSection: false,
    },
  ]
}

/** The share of the topic's words that a finding speaks of with what stands around it. */
export function shareInContext(
  text: EvidenceText,
  context: Context,
  { concepts }: Subject,
  weights: readonly number[],
): number {
  if (concepts.length === 0) return 0.5
  return concepts.reduce((sum, concept, at) => {
    const nearest = context.find((one) => concept.isIn(one.text))
    return sum + (concept.isIn(text) ? 1 : (nearest?.weight ?? 0)) * (weights[at] ?? 0)
  }, 0)
}

/** True when a heading over a finding, or the page's title, names what is asked. */
export function isUnderFocus(context: Context, { concepts, near }: Subject): boolean {
  const focal = concepts.filter(({ isBackground, isFrame }) => !isBackground && !isFrame)
  return context.some(
    ({ text, isAbove }) =>
      isAbove &&
      (focal.some((concept) => concept.isIn(text)) || [...near].some((term) => text.terms.has(term))),
  )
}

/** True for a text with a telling word of what is asked, or with two that only together tell ("open rates"). */
export function speaksOfFocus(text: EvidenceText, { concepts, near }: Subject): boolean {
  const focal = concepts.filter(({ isBackground }) => !isBackground)
  if (focal.length === 0 || [...near].some((term) => text.terms.has(term))) return true
  const spoken = focal.filter((concept) => concept.isIn(text))
  const isTelling = ({ isFrame, aspect }: Concept) => !isFrame || aspect !== null
  return spoken.length > 1 || spoken.some(isTelling) || (spoken.length > 0 && !focal.some(isTelling))
}

/** "How to measure the impact of a public service": the passage or what it stands under names more than the service. */
export function isOnFocus(text: EvidenceText, context: Context, { concepts, near }: Subject): boolean {
  if ([...near].some((term) => text.terms.has(term))) return true
  const focal = concepts.filter(({ isBackground }) => !isBackground)
  const above = context.filter(({ isAbove }) => isAbove)
  const isFocal =
    focal.length === 0 ||
    focal.some((concept) => concept.isIn(text) || above.some((one) => concept.isIn(one.text)))
  // What it is about stands in the passage, its heading or the sentences around; the title is over other sections too.
  const rare = concepts.filter(({ isFrame }) => !isFrame)
  const around = context.filter(({ isSection }) => isSection)
  const isNamed =
    rare.length === 0 ||
    rare.some((concept) => concept.isIn(text) || around.some((one) => concept.isIn(one.text)))
  return isFocal && isNamed
}

/** True for a list whose heading, introduction or most of its items name what is asked. */
export function isListOnFocus(
  { sentences, items }: Piece,
  context: Context,
  subject: Subject,
  type: QuestionType,
): boolean {
  const focal = subject.concepts.filter(({ isBackground }) => !isBackground)
  if (focal.length === 0) return true
  const names = (text: EvidenceText) => focal.some((concept) => concept.isIn(text))
  const prepare = (parts: readonly Sentence[]) =>
    prepareText(parts.map(({ text }) => text).join(' '), subject.language)
  const headings = context.filter(({ isHeading }) => isHeading)
  if (headings.some(({ text }) => names(text)) || names(prepare(sentences))) return true
  // Without a heading the title is what stands over it.
  const isTitled = headings.every(({ text }) => text.text === '')
  const isOrders = type === 'how_to' && areOrders(items)
  if ((isTitled || isOrders) && context.some(({ text, isAbove }) => isAbove && names(text))) return true
  return items.filter((item) => names(prepare(item))).length > items.length / 2
}

export function areOrders(items: Piece['items']): boolean {
  return items.filter(([first]) => first !== undefined && isOrder(first)).length >= items.length / 2
}

function isOrder({ text, lexicon }: Sentence): boolean {
  const says = findAnswerWords(lexicon.language)
  return says.advises(text) || says.obliges(text)
}

export function hasCase({ terms }: EvidenceText, { cases }: Subject): boolean {
  return [...cases].some((term) => terms.has(term))
}

/** True for a heading with all that is asked, but for what headings on anything have: "Reasons for leaving". */
export function namesAll({ heading }: EvidenceSection, { concepts, language }: Subject): boolean {
  const focal = concepts.filter(({ isBackground, isFrame }) => !isBackground && !isFrame)
  const text = prepareText(heading ?? '', language)
  return focal.length > 0 && focal.every((concept) => concept.isIn(text))
}

/** True for a heading that names what the topic asks of the thing, a time or a price. */
export function asksTheSame({ heading }: EvidenceSection, { aspects }: Subject): boolean {
  return heading !== null && aspects.some((aspect) => speaksOf(aspect, heading))
}

/** "Do you ship to the islands?" on a page of questions: one that asks for none of what is asked. "Why Moosfrei?" praises. */
export function asksOtherwise(
  { heading }: EvidenceSection,
  { publisher }: EvidenceSource,
  { concepts, language }: Subject,
): boolean {
  if (heading === null || !isQuestion(heading) || (publisher && heading.includes(publisher))) return false
  const text = prepareText(heading, language)
  return !concepts.some((concept) => !concept.isBackground && concept.isIn(text))
}
