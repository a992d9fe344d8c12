import type { EvidenceSource } from '../../writer.ts'
import type { Yielder } from '../pace.ts'
import { readEvidence } from '../read-evidence.ts'
import type { Evidence, EvidenceTable, Sentence } from '../sentence.ts'
import { balanceSources } from './balance-sources.ts'
import { chooseByParts } from './choose-by-parts.ts'
import { chooseClaims, setClaimsBeside } from './choose-claims.ts'
import { chooseFindings, roomOf } from './choose-findings.ts'
import { chooseTables } from './choose-tables.ts'
import type { Disagreement } from './disagreement.ts'
import { endedRules } from './ended-rules.ts'
import { findBases } from './find-bases.ts'
import { findOvertaken } from './find-overtaken.ts'
import { findParts, type PartFinder } from './find-part.ts'
import { fitSteps } from './find-steps.ts'
import type { Finding } from './finding.ts'
import { gatherDisagreements } from './gather-disagreements.ts'
import { hearSources } from './hear-sources.ts'
import { isEmptyRemark, isFiller } from './is-filler.ts'
import { isTrusted } from './is-trusted.ts'
import { joinNeighbours } from './join-neighbours.ts'
import { listFindings } from './list-findings.ts'
import { listPassages } from './list-passages.ts'
import { listPlainFindings } from './list-plain-findings.ts'
import { mergeRepeats } from './merge-repeats.ts'
import { findQuestionType, type QuestionType } from './question-type.ts'
import { rateSections } from './rate-sections.ts'
import { isIntroductory } from './rate-use.ts'
import { readParts } from './read-parts.ts'
import type { SourceTraits } from './source-traits.ts'
import { standsAlone } from './stands-alone.ts'
import type { Subject } from './subject.ts'

/** Below it a finding only lengthens the text. */
const minForm = 0.6
/** Words that the frame takes: opening, headings, names. */
export const frameShare = 0.12
/** Around a side of a disagreement and around a table, in words. */
export const perSide = 4
export const perTable = 8
/** Of what is asked, a passage beside the question says less. */
const minSaid = 0.35
const minSaidByAnswer = 0.2
const manyDocuments = 3
/** Of the least that answers, what a source says that has nothing else counts for so much. */
const unheardShare = 0.9

/** All that a digest may say, before it is put in order. */
export type GatheredFindings = {
  evidence: Evidence
  /** What may open the text, best first, without those of the disagreements. */
  chosen: Finding[]
  /** All that bears on the topic in whole passages, best first. */
  passages: Finding[]
  disagreements: Disagreement[]
  /** The findings of the disagreements. */
  opposed: Finding[]
  /** What sellers say of what they sell, where others speak as well. */
  claims: Finding[]
  /** What a seller says on the question and what others found on it, where no two of their figures are of one thing. */
  beside: Disagreement[]
  /** How each source looked, in its own words: whom, how many, when. */
  bases: ReadonlyMap<number, Sentence[]>
  tables: EvidenceTable[]
  /** Tells what is said on which part of the topic; null for a topic without parts. */
  finder: PartFinder | null
}

/** What is asked, of what kind, and in how many words. */
export type Asking = { topic: string; subject: Subject; type: QuestionType; maxWords: number }

/** Reads the sources that bear on the topic and chooses what fits into so many words. */
export async function gatherFindings(
  used: EvidenceSource[],
  traits: readonly SourceTraits[],
  asking: Asking,
  report: (step: 'ranking' | 'outlining', count: number) => Promise<void>,
  pace: Yielder,
): Promise<GatheredFindings> {
  const { subject } = asking
  const evidence = withoutOvertaken(await readEvidence(used, pace), used, asking.topic)
  const rating = await rateSections(evidence, used, subject, pace)
  await report('ranking', evidence.sentences.length)
  // What a later source tells as past is no rule any more.
  const isEnded = endedRules(evidence.sentences, used)
  const offered = await merged(listFindings(evidence, used, traits, subject, rating, pace), isEnded, pace)
  const isSeller = (at: number) => traits[at]?.isSeller === true
  const independent = offered.filter(({ source }) => !isSeller(source))
  // Where nobody else speaks, what a seller says is all there is.
  const hasOthers = independent.some(({ isPreamble }) => !isPreamble)
  const promised = hasOthers ? chooseClaims(offered, isSeller, subject, asking.type) : []
  const heard = hasOthers ? independent : offered
  const parts = readParts(asking.topic, subject.language)
  const finder = parts === null ? null : findParts(parts, subject.language, used)
  const disagreements = await gatherDisagreements(
    { offered, independent, heard, promised, tables: evidence.tables, sentences: evidence.sentences },
    used,
    traits,
    { subject, topic: asking.topic, finder },
    pace,
  )
  await report('outlining', offered.length)
  // Two sentences of one finding may stand in two disagreements.
  const opposed = [...new Set(disagreements.flatMap(({ sides }) => sides.map(({ finding }) => finding)))]
  const told = promised.filter(({ promise }) => !opposed.includes(promise))
  const beside = setClaimsBeside(told, independent, asking.type)
  const atSide = new Set(
    [...disagreements, ...beside].flatMap(({ sides }) =>
      sides.flatMap(({ finding, basis }) => [finding, ...(basis ? [basis] : [])]),
    ),
  )
  const claims = promised
    .flatMap(({ promise, others }) => [promise, ...others])
    .filter((claim) => !atSide.has(claim))
  const tables = chooseTables(evidence.tables, used, isSeller, offered, subject, asking.maxWords)
  const apartSaid = new Set(opposed.flatMap(({ sentences }) => sentences))
  const isTrustedAt = (at: number) => used.slice(at, at + 1).some(isTrusted)
  const answered = new Set(
    disagreements.flatMap(({ sides, answers }) =>
      answers === undefined ? [] : sides.flatMap(({ finding }) => finding.sentences),
    ),
  )
  const unsaid = heard.flatMap(
    (finding) => withoutSaid(finding, new Set([...apartSaid, ...answered]), answered) ?? [],
  )
  const plain = (
    await merged(listPlainFindings(evidence, used, traits, subject, rating, pace), isEnded, pace)
  ).filter(({ sentences }) => !sentences.some((sentence) => apartSaid.has(sentence)))
  const beyond = { evidence, opposed: [...opposed, ...claims], tables }
  const ofParts =
    finder === null
      ? []
      : fillParts(
          [...unsaid.filter(({ source }) => !isTrustedAt(source)), ...plain],
          used,
          beyond,
          asking,
          finder,
        )
  const filled = ofParts.length > 0 ? ofParts : fillRoom(unsaid, used, beyond, asking)
  const telling = new Set(
    [...filled, ...beyond.opposed, ...tables].flatMap((one) => [
      one.source,
      ...('also' in one ? one.also : []),
    ]),
  )
  const chosen = withUnheard(filled, hearSources(plain, used, telling, subject), beyond, asking.maxWords)
  const passages = (
    await merged(listPassages(evidence, used, traits, subject, rating, pace), isEnded, pace)
  ).filter((passage) => answersTo(passage, used, subject))
  const bases = findBases(evidence, used, isSeller, [...chosen, ...opposed])
  return { evidence, chosen, passages, disagreements, opposed, claims, beside, bases, tables, finder }
}

/** The evidence without what the calendar or a newer source has overtaken. */
function withoutOvertaken(evidence: Evidence, used: readonly EvidenceSource[], topic: string): Evidence {
  const overtaken = findOvertaken(evidence.sentences, used, topic)
  if (overtaken.size === 0) return evidence
  for (const section of evidence.sections)
    section.sentences = section.sentences.filter((sentence) => !overtaken.has(sentence))
  return { ...evidence, sentences: evidence.sentences.filter((sentence) => !overtaken.has(sentence)) }
}

/** What is listed without what no longer holds, and without repeats. */
async function merged(
  listing: Promise<Finding[]>,
  isEnded: (finding: Finding) => boolean,
  pace: Yielder,
): Promise<Finding[]> {
  const listed = await listing
  return mergeRepeats(
    listed.filter((finding) => !isEnded(finding)),
    pace,
  )
}

/**
 * A finding without what stands in a disagreement, so that nothing is said twice: the items of a list, and of the sentences
 * the run behind or before that one that can be read alone; null where nothing is left. What stands beside a statement
 * that is taken back belongs to it: only answers to one question are cut out.
 */
function withoutSaid(
  finding: Finding,
  said: ReadonlySet<Sentence>,
  answered: ReadonlySet<Sentence>,
): Finding | null {
  const isSaid = ([first]: Sentence[]) => first !== undefined && said.has(first)
  const from = finding.sentences.findIndex((sentence) => answered.has(sentence))
  const to = finding.sentences.findLastIndex((sentence) => answered.has(sentence))
  if (from === -1 && !finding.items.some(isSaid)) return finding
  const runs = [finding.sentences.slice(to + 1), finding.sentences.slice(0, Math.max(0, from))]
  const rest = runs.find(([first]) => first !== undefined && standsAlone(first)) ?? []
  const sentences = from === -1 ? finding.sentences : rest
  const items = finding.items.filter((item) => !isSaid(item))
  const words = [...sentences, ...items.flat()].reduce((sum, one) => sum + one.words, 0)
  return words === 0 ? null : { ...finding, sentences, items, words }
}

/**
 * False for what one of many documents that a search chose says beside the question: no answer to it, and for a "how" no
 * more of it than a word that its neighbours have as well.
 */
function answersTo(finding: Finding, used: readonly EvidenceSource[], subject: Subject): boolean {
  const source = used[finding.source]
  const { coverage, context, isAnswer, isUnderQuestion = false } = finding
  const type = findQuestionType(subject.text)
  if (source?.kind !== 'knowledge' || source.isNamed || subject.isOurs || type === 'other') return true
  // One or two papers of one's own on a thing are all that one has on it.
  if (isUnderQuestion || used.filter(({ kind }) => kind === 'knowledge').length < manyDocuments) return true
  const isSpoken = coverage >= minSaid || context >= minSaid
  return type === 'how_to' ? isSpoken : isAnswer && (coverage >= minSaidByAnswer || context >= minSaid)
}

/** "You are probably wondering if the time matters": nothing of it says anything. */
function isEmpty({ sentences, items }: Finding): boolean {
  return items.length === 0 && sentences.every(isEmptyRemark)
}

type Beyond = Pick<GatheredFindings, 'evidence' | 'opposed' | 'tables'>

/** Words that are left beside tables, disagreements and the frame. */
function roomBeside({ opposed, tables }: Beyond, maxWords: number): number {
  const opposedWords = opposed.reduce((sum, { words }) => sum + words + perSide, 0)
  const tableWords = tables.reduce((sum, { words }) => sum + words + perTable, 0)
  return maxWords - maxWords * frameShare - opposedWords - tableWords
}

/** What is said on each part of the topic, as much as there is room for. */
function fillParts(
  offered: readonly Finding[],
  used: readonly EvidenceSource[],
  beyond: Beyond,
  { subject, maxWords }: Asking,
  finder: PartFinder,
): Finding[] {
  const { evidence, opposed } = beyond
  const open = offered.filter(
    (finding) =>
      !finding.isPromise && !finding.isPreamble && finding.form >= minForm && !opposed.includes(finding),
  )
  const room = roomBeside(beyond, maxWords)
  const chosen = chooseByParts(open, used, evidence.sourceWords, room, {
    finder,
    language: subject.language,
    quoted: opposed,
  })
  return joinNeighbours(chosen).sort((a, b) => b.score - a.score)
}

/** With what the unheard sources say; for its room the least of those go that have said more than one thing. */
function withUnheard(
  chosen: readonly Finding[],
  unheard: readonly Finding[],
  beyond: Beyond,
  maxWords: number,
): Finding[] {
  if (unheard.length === 0) return [...chosen]
  const least = Math.min(...chosen.map(({ score }) => score), 1)
  const kept = [...chosen]
  const room = roomBeside(beyond, maxWords)
  const wordsOf = (ones: readonly Finding[]) => ones.reduce((sum, { words }) => sum + words + perSide, 0)
  while (wordsOf(kept) + wordsOf(unheard) > room) {
    const goes = kept.findLastIndex(({ source }) => kept.filter((one) => one.source === source).length > 1)
    if (goes < 0) break
    kept.splice(goes, 1)
  }
  // What only has its say stands behind what answers.
  return [...kept, ...unheard.map((finding) => ({ ...finding, score: least * unheardShare }))]
}

/** The best of what is offered for the room that tables and disagreements leave. */
function fillRoom(
  offered: readonly Finding[],
  used: readonly EvidenceSource[],
  { evidence, opposed, tables }: Pick<GatheredFindings, 'evidence' | 'opposed' | 'tables'>,
  { subject, type, maxWords }: Asking,
): Finding[] {
  // Steps are the answer to a "how", and come before all else that their source says.
  const ofSource = (at: number) =>
    used[at]?.own ? Number.POSITIVE_INFINITY : roomOf(evidence.sourceWords[at] ?? 0)
  const steps = type === 'how_to' ? fitSteps(offered, ofSource) : null
  const first = steps === null ? [] : [steps]
  const isOfSteps = ({ section, items }: Finding) =>
    steps !== null && section === steps.section && items.length > 0
  const opposedWords = [...opposed, ...first].reduce((sum, { words }) => sum + words + perSide, 0)
  const tableWords = tables.reduce((sum, { words }) => sum + words + perTable, 0)
  const tellsResult = new Set(
    offered.flatMap(({ source, isPreamble, form }) => (!isPreamble && form >= minForm ? [source] : [])),
  )
  // What a thing is or how it came to be is told where nothing else is, or where it is asked.
  const tellsMore = new Set(
    offered.flatMap((finding) =>
      finding.form >= minForm && !isIntroductory(finding) ? [finding.source] : [],
    ),
  )
  const isSpare = (finding: Finding) =>
    !subject.isOurs &&
    type !== 'which' &&
    tellsMore.has(finding.source) &&
    isIntroductory(finding) &&
    !finding.isAnswer
  const answering = new Set(offered.flatMap(({ source, isAnswer }) => (isAnswer ? [source] : [])))
  const picked = chooseFindings(
    offered.filter(
      (finding) =>
        !opposed.includes(finding) &&
        !isOfSteps(finding) &&
        !(
          (isFiller(finding) || isEmpty(finding)) &&
          answering.has(finding.source) &&
          used[finding.source]?.own !== true
        ) &&
        !finding.isPromise &&
        !isSpare(finding) &&
        answersTo(finding, used, subject) &&
        (!finding.isPreamble || !tellsResult.has(finding.source)) &&
        (type === 'other' || finding.form >= minForm || used[finding.source]?.own === true),
    ),
    used,
    evidence.sourceWords,
    maxWords - maxWords * frameShare - opposedWords - tableWords,
    { type, subject, quoted: [...opposed, ...first] },
  )
  return joinNeighbours(balanceSources([...first, ...picked], used, subject.isOurs)).sort(
    (a, b) => b.score - a.score,
  )
}
