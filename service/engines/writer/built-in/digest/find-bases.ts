import type { EvidenceSource } from '../../writer.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { opensMethods } from '../read-label.ts'
import type { Evidence, Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { roomOf } from './choose-findings.ts'
import { findMethods } from './find-methods.ts'
import { type Finding, partsOf } from './finding.ts'
import { findMeasures } from './measure.ts'

/** Longer, it tells the method and not what was looked at. */
const maxWords = 40
/** A page that is quoted to its limit still says in so many words what its figures are of. */
const leastRoom = 25
const maxSentences = 2

/**
 * How each stranger's source looked, in one or two of its own sentences with a number in them ("318 service desks in
 * eleven countries"): without it nobody can tell what its figures are of. What is told anyhow is left out.
 */
export function findBases(
  evidence: Evidence,
  sources: readonly EvidenceSource[],
  isSeller: (source: number) => boolean,
  told: readonly Finding[],
): ReadonlyMap<number, Sentence[]> {
  const said = new Set(told.flatMap(partsOf))
  const bySource = Map.groupBy(findMethods(evidence, sources), ({ source }) => source)
  return new Map(
    [...bySource].flatMap(([source, methods]): [number, Sentence[]][] => {
      if (sources[source]?.own !== false || isSeller(source)) return []
      if (methods.some((sentence) => said.has(sentence))) return []
      const quoted = told
        .filter((finding) => finding.source === source)
        .reduce((sum, { words }) => sum + words, 0)
      const room = Math.max(leastRoom, roomOf(evidence.sourceWords[source] ?? 0) - quoted)
      const isStudy = isOfStudy(sources[source])
      const chain = chainOf(
        methods.filter((sentence) => isBasis(sentence, isStudy)),
        Math.min(maxWords, room),
      )
      return chain.length === 0 ? [] : [[source, chain]]
    }),
  )
}

/** The sources that say what they looked at. */
export function findStudied(evidence: Evidence, sources: readonly EvidenceSource[]): ReadonlySet<number> {
  const methods = [...findMethods(evidence, sources)]
  return new Set(
    methods
      .filter((sentence) => isBasis(sentence, isOfStudy(sources[sentence.source])))
      .map(({ source }) => source),
  )
}

/** The first that fits, with the one right after it. */
function chainOf(sentences: readonly Sentence[], room: number): Sentence[] {
  const first = sentences.findIndex(({ words }) => words <= room)
  const chain: Sentence[] = []
  for (const sentence of first === -1 ? [] : sentences.slice(first)) {
    const last = chain.at(-1)
    const isNext =
      last === undefined || (last.block === sentence.block && last.ordinal + 1 === sentence.ordinal)
    const words = chain.reduce((sum, one) => sum + one.words, sentence.words)
    if (!isNext || words > room || chain.length === maxSentences) break
    chain.push(sentence)
  }
  return chain
}

/** A time, a price or a share counts nothing that was looked at. */
const minCounted = 5
const isAmount = /^(?:second|month|percent|[A-Z]{3})$/u

/** A page whose title says that somebody looked at something, or counts what was looked at. */
function isOfStudy(source: EvidenceSource | undefined): boolean {
  return (
    source !== undefined &&
    (findAnswerWords(source.language).studies(source.title) ||
      findMeasures(source.title, findLexicon(source.language)).some(
        // "Four seasons tyres" counts nothing that was looked at.
        ({ unit, max }) => !isAmount.test(unit) && max >= minCounted,
      ))
  )
}

/**
 * It counts something and says that somebody looked at it, or stands on a page of a study or under a heading over its
 * method: "our 842 partners" are counted, too. In nobody's mouth; a paragraph that asks something tells no method.
 */
function isBasis({ text, block, section, lexicon, label }: Sentence, isStudy: boolean): boolean {
  const isAsking = section.sentences.some((other) => other.block === block && other.question)
  const hasCount = findMeasures(text, lexicon).some(({ unit }) => !isAmount.test(unit))
  const says = findAnswerWords(lexicon.language)
  const isLooking =
    isStudy ||
    says.prepares(text) ||
    says.studies(text) ||
    says.asksPeople(text) ||
    label?.part === 'method' ||
    (section.heading !== null && opensMethods(section.heading))
  return hasCount && isLooking && !isAsking && !/["“”„«»]/u.test(text)
}
