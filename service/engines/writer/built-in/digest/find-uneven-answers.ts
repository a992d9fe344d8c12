import type { EvidenceSource } from '../../writer.ts'
import { joinList } from '../join-list.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { sourceLines } from '../source-text.ts'
import { splitWords } from '../split-words.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { compares } from './compares.ts'
import { type Finding, partsOf } from './finding.ts'
import { findMeasures } from './measure.ts'
import type { SourceNames } from './name-sources.ts'
import { saysChiefCause } from './names-cause.ts'
import { findPolarity } from './polarity.ts'
import type { QuestionType } from './question-type.ts'
import { readAsked } from './read-asked.ts'
import type { Subject } from './subject.ts'

const maxNamed = 3
const money = /^[A-Z]{3}$/
const maxLine = 2000
const linesOf = (source: EvidenceSource | undefined) => (source === undefined ? [] : sourceLines(source))
/** Something came of it, in figures. */
const measured = /\p{N}/u
const share = /\p{N}\s?(?:%|per ?cent|prozent|pour cent|por ciento|por cento|per cento)/iu

/** What a digest tells, and of whom. */
export type Told = {
  findings: readonly Finding[]
  sources: readonly EvidenceSource[]
  cited: ReadonlySet<number>
  /** The figures that stand against each other, each with who gives it. */
  apart: readonly { source: number; figure: string }[]
}

/** "Keep it from cracking", "vermeiden": nothing of it is to happen. */
const prevents =
  /(?<!\p{L})(?:prevent\p{L}*|avoid\p{L}*|stop\p{L}*|keep(?:s|ing)?\s(?:\p{L}+\s){1,3}from|vermeid\p{L}*|verhinder\p{L}*|vorbeug\p{L}*|évit\p{L}*|empêch\p{L}*|evit\p{L}*|prevenir\p{L}*|impedir\p{L}*)(?!\p{L})/iu

/** Something is to become more, less or not happen. "How to choose a grinder" leads to nothing to measure before and after. */
function wantsChange({ text, language }: Subject): boolean {
  return prevents.test(text) || ['up', 'down'].includes(findPolarity(splitWords(text), language) ?? '')
}

/**
 * What the answers leave open where they are held against the question: figures that nobody brings together, a figure that
 * only one source has, sources that answer without one, reasons and means that nobody measured.
 */
export function findUnevenAnswers(
  { findings, sources, cited, apart }: Told,
  subject: Subject,
  {
    type,
    names,
    phrases,
    listed,
  }: {
    type: QuestionType
    names: SourceNames
    phrases: Phrases
    listed: (which: readonly number[]) => string
  },
): string[] {
  const { gaps } = phrases
  if (gaps === undefined) return []
  const found: string[] = []
  const asked = readAsked(subject)
  // What a company says of itself is not held against what others say.
  const speaking = [...cited].filter(
    (at) => sources[at] !== undefined && !(sources[at].own && subject.isOurs),
  )
  if (apart.length > 1 && gaps.between !== undefined) {
    const apartFigures = apart
      .slice(0, maxNamed)
      .map(({ source, figure }) => `${figure} (${names.short(source)})`)
    found.push(gaps.between.replace('{x}', () => joinList(apartFigures, phrases.language)))
  }
  const lexicon = findLexicon(subject.language)
  // What is open is open in all that the sources say, whatever of it is quoted.
  const hasIn = (at: number, finds: (line: string) => boolean) =>
    linesOf(sources[at]).some((line) => finds(line.slice(0, maxLine)))
  const isOfKind = (line: string) =>
    findMeasures(line, lexicon).some((measure) => asked.isWanted(measure, line))
  const figures = findings.filter((finding) =>
    partsOf(finding).some(({ text, lexicon }) => findMeasures(text, lexicon).length > 0),
  )
  const answering = new Set(
    [...findings.filter(({ isAnswer }) => isAnswer), ...figures].map(({ source }) => source),
  )
  if (type === 'amount' && speaking.length > 1) {
    const giving = speaking.filter((at) => answering.has(at))
    const silent = speaking.filter((at) => !answering.has(at) && !hasIn(at, isOfKind))
    const [only] = giving
    if (
      giving.length === 1 &&
      giving.length + silent.length === speaking.length &&
      only !== undefined &&
      gaps.onlyFigure !== undefined
    )
      found.push(gaps.onlyFigure.replace('{x}', () => names.short(only)))
    else if (giving.length > 1 && silent.length > 0 && gaps.withoutFigure !== undefined)
      found.push(gaps.withoutFigure.replace('{x}', () => listed(silent)))
  }
  const hasShare = speaking.some((at) => hasIn(at, (line) => share.test(line)))
  const hasChief = speaking.some((at) => hasIn(at, saysChiefCause))
  if (type === 'why' && !hasShare && !hasChief && gaps.noWeight !== undefined) found.push(gaps.noWeight)
  // "Cheaper from 22,000 km a year" is the sum, done.
  const hasSum = [...cited].some((at) =>
    hasIn(
      at,
      (line) =>
        findMeasures(line, lexicon).some(({ unit }) => money.test(unit)) ||
        (measured.test(line) && compares(line)),
    ),
  )
  if (type === 'worth' && !hasSum && gaps.noSum !== undefined) found.push(gaps.noSum)
  const says = findAnswerWords(subject.language)
  const hasResult = speaking.some((at) => hasIn(at, (line) => measured.test(line) && says.concludes(line)))
  if (type === 'how_to' && wantsChange(subject) && !asked.isCost && !hasResult && gaps.noEffect !== undefined)
    found.push(gaps.noEffect)
  return found
}
