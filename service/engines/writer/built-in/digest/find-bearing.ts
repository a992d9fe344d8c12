import type { EvidenceSource, WriteRequest } from '../../writer.ts'
import type { Yielder } from '../pace.ts'
import type { Evidence, Sentence } from '../sentence.ts'
import {
  answeredBy,
  answeringPassages,
  bearingPassages,
  bestScores,
  type Chosen,
  type ReadSource,
} from './choose-passages.ts'
import { type Clause, readClauses } from './clause.ts'
import { findOvertaken } from './find-overtaken.ts'
import { isTold } from './is-told.ts'
import { fitOf, isUnaskedMoney, jobPassages } from './job-passages.ts'
import { monthAndYear } from './month-and-year.ts'
import { findBesideTopic, findNearTopic, rateAbout } from './near-topic.ts'
import { listPassages, type Part, type Passage, sentencesOf, withParts } from './passage.ts'
import { isPastRule } from './past-rules.ts'
import { ratePassages } from './rank-passages.ts'
import { organisation } from './read-byline.ts'
import type { ReadSources } from './read-sources.ts'
import { saysYesOrNo } from './says-yes-or-no.ts'
import { isAside, isMethod } from './section-job.ts'
import { leansOnPrevious, standsAlone } from './stands-alone.ts'
import { prepareText } from './subject.ts'
import { tellsStory } from './tells-story.ts'
import { topicShares } from './topic-shares.ts'
import { unitsOf } from './units-of.ts'
import { readVocabulary, type Vocabulary } from './whole/vocabulary.ts'

/** Of what is asked, a passage of a document beside the topic has so much. */
const minOfNear = 0.6
/** So much of what the fullest document has of the topic. */
const minOfAbout = 0.33
/** A document of one's own up to this many words is told whole. */
const maxWholeDocument = 260

export type Found = {
  clauses: Clause[]
  passages: ReturnType<typeof listPassages>
  /** The best first. */
  bearing: Chosen[]
  /** Under every question that they answer. */
  answering: Chosen[]
  /** The best score of any passage for each question. */
  best: number[]
  /** Whether any passage answers each question, under whichever it is told. */
  answered: boolean[]
  /** How much each document is about the topic, from 0 to 1. */
  about: readonly number[]
  /** Of the words of the topic, those that the title of each document has, from 0 to 1. */
  titled: readonly number[]
  vocabulary: Vocabulary
  /** The documents that stand beside the topic. */
  near: ReadonlySet<number>
  /** False for a page that earns on what it recommends. */
  isEvidence(source: number): boolean
  /** True for a sentence that does not hold today. */
  isOver(sentence: Sentence): boolean
}

/** Reads every source passage by passage, and keeps those that bear on a question of the topic. */
export async function findBearing(
  { language, topicWords, profile }: WriteRequest,
  topic: string,
  { sources, used, evidence }: { sources: ReadSources; used: EvidenceSource[]; evidence: Evidence },
  pace: Yielder,
): Promise<Found> {
  const overtaken = findOvertaken(evidence.sentences, used, topic)
  const passages = listPassages(evidence, used, tellable(evidence, used, sources, overtaken))
  const clauses = readClauses(topic, language, topicWords, (subject) => unitsOf(passages, subject))
  const trade = prepareText(
    [profile.sells, profile.offer, profile.category].filter(Boolean).join(' '),
    language,
  )
  const isOwnTrade = clauses.some(({ things }) => things.some((thing) => thing.isIn(trade)))
  const rated = await ratePassages(passages, clauses, language, pace, isOwnTrade)
  // What a page recommends that earns on it is no evidence.
  const isEvidence = ({ source }: { source: number }) =>
    sources.traitsOf.get(used[source]?.id ?? '')?.isAffiliate !== true
  const shares = topicShares(passages, clauses, language)
  const isSold = ({ source }: { source: number }) =>
    sources.traitsOf.get(used[source]?.id ?? '')?.isSeller === true
  const vocabulary = readVocabulary(used, evidence, shares, language)
  const about = rateAbout(used, shares, vocabulary, countConcepts(clauses, used, topic))
  const near = findNearTopic(used, evidence, about, vocabulary, shares, (source) => isSold({ source }))
  const counted = rated.filter(
    ({ passage }) =>
      isEvidence(passage) &&
      !isImprint(passage, passages) &&
      !isAside(passage.section.heading ?? '') &&
      !isUnaskedMoney(passage, clauses),
  )
  const onTopic = counted.filter(({ passage }) => !near.has(passage.source))
  const of = readSourcesOf(used, evidence)
  const best = bestScores(onTopic, clauses)
  // What stands beside the topic is told only where it has the very answer.
  const isFit = ({ passage, rating, isStrict }: Chosen) =>
    !near.has(passage.source) || (isStrict && rating.carries && rating.covered >= minOfNear)
  const tells = (one: Chosen): Chosen[] => {
    const clause = clauses[one.clause]
    if (clause === undefined) return []
    const fit = fitOf(one.passage, clause)
    // What a seller says on its page beside the question is no answer.
    if (isSold(one.passage) && clause.asked.kind === 'other' && fit === 0 && one.rating.covered < minOfNear)
      return []
    const parts = one.passage.parts.filter(
      (part) =>
        part.kind !== 'table' ||
        isTableAsked(one, part, clause, {
          fit,
          isSold: isSold(one.passage),
          isOnly:
            clauses.length === 1 || (!isSold(one.passage) && one.rating.score >= (best[one.clause] ?? 0)),
        }),
    )
    if (parts.length === 0 || isMethod(one.passage.section.heading ?? '')) return []
    return [
      parts.length === one.passage.parts.length ? one : { ...one, passage: withParts(one.passage, parts) },
    ]
  }
  const fitting = bearingPassages(counted, clauses, of).filter(isFit)
  const bearing = fitting.flatMap(tells)
  // A paper that is about most of the topic has its say with the section that is there for the question.
  const most = Math.max(0, ...[...shares.values()].map(({ share }) => share))
  const isAbout = (source: number) => {
    const { share = 0, hasMain = false } = shares.get(source) ?? {}
    return hasMain && share >= most * minOfAbout
  }
  const speaking = new Set(fitting.map(({ passage }) => passage.source))
  const jobs = jobPassages(
    onTopic.filter(
      ({ passage: { source } }) =>
        (speaking.has(source) || isAbout(source) || used[source]?.own === true) && !isSold({ source }),
    ),
    clauses,
    best,
  )
  return {
    clauses,
    passages,
    bearing: withJobs(bearing, jobs, best),
    answering: answeringPassages(counted, clauses, of).filter(isFit),
    best,
    answered: answeredBy(onTopic, clauses, of).map(
      (isAnswered, at) =>
        isAnswered || jobs.some(({ clause, passage }) => clause === at && fitOf(passage, clauses[at]) >= 2),
    ),
    about,
    titled: used.map((_, at) => shares.get(at)?.titled ?? 0),
    vocabulary,
    near: new Set([...near, ...findBesideTopic(used, shares, bearing, isSold, vocabulary)]),
    isEvidence: (source) => isEvidence({ source }),
    isOver: (sentence) => overtaken.has(sentence),
  }
}

/** How many things a topic names by which it can be seen what a paper is about: the name of a story is none. */
function countConcepts(clauses: readonly Clause[], used: readonly EvidenceSource[], topic: string): number {
  if (used.some((source) => tellsStory(source, topic))) return 0
  return new Set(clauses.flatMap(({ concepts }) => concepts.map(({ concept }) => concept))).size
}

const maxImprint = 20

/** The lines over the first heading of a paper that say who published it and when. */
function isImprint({ section, source, words, parts }: Passage, all: readonly Passage[]): boolean {
  if (section.heading !== null || section.position > 0 || words > maxImprint) return false
  const text = parts
    .flatMap(sentencesOf)
    .map((sentence) => sentence.text)
    .join(' ')
  const isOnly = all.every((other) => other.source !== source || other.section === section)
  return !isOnly && (organisation.test(text) || monthAndYear.test(text))
}

/** True for a table of the kind of answer that is asked for, or one whose heading or columns name what is asked. */
function isTableAsked(
  { lines }: Chosen,
  part: Part,
  clause: Clause,
  { fit, isSold, isOnly }: { fit: number; isSold: boolean; isOnly: boolean },
): boolean {
  if (part.kind !== 'table' || fit >= 2 || isOnly) return true
  if (isSold) return false
  const { caption, header, rows } = part.table
  const carries = lines.filter((line) => line.part === part && line.carries).length > 1
  if (clause.asked.kind !== 'other') return fit === 1 || carries
  const naming = rows.filter(({ cells }) => clause.namesIn(cells.join(' '))).length
  return fit === 1 || clause.namesIn([caption ?? '', ...header].join(' ')) || naming > 1
}

/** A passage that is the job of a question stands under that question; the best first. */
function withJobs(bearing: readonly Chosen[], jobs: readonly Chosen[], best: readonly number[]): Chosen[] {
  const keyOf = ({ passage }: Chosen) => `${passage.source} ${passage.parts.at(-1)?.block}`
  const done = new Set(jobs.map(keyOf))
  const share = ({ rating, clause }: Chosen) => rating.score / (best[clause] || 1)
  return [...jobs, ...bearing.filter((one) => !done.has(keyOf(one)))].toSorted((a, b) => share(b) - share(a))
}

function follows(before: Sentence, { block, ordinal }: Sentence): boolean {
  return before.block === block && before.ordinal === ordinal - 1
}

export function readSourcesOf(used: readonly EvidenceSource[], { sourceWords }: Evidence): ReadSource[] {
  return used.map(({ isNamed, own }, at) => ({
    isNamed: isNamed === true,
    isWhole: own && (sourceWords[at] ?? 0) <= maxWholeDocument,
  }))
}

/** What may be told and holds today: a sentence that leans on one that may not goes with it. */
function tellable(
  evidence: Evidence,
  used: readonly EvidenceSource[],
  { traitsOf }: ReadSources,
  overtaken: ReadonlySet<Sentence>,
): (sentence: Sentence) => boolean {
  const isSold = ({ id }: EvidenceSource) => traitsOf.get(id)?.isSeller === true
  const told = new Set<Sentence>()
  for (const { sentences } of evidence.sections)
    for (const [at, sentence] of sentences.entries()) {
      const source = used[sentence.source]
      const before = sentences[at - 1]
      const isFirst = sentence.ordinal === 0 && sentence.item === null
      // What leans needs the sentence before it; the first of a section has its heading, and no pronoun.
      const hasBefore = before !== undefined && told.has(before) && (isFirst || follows(before, sentence))
      const leans =
        sentence.item === null &&
        !standsAlone(sentence) &&
        !saysYesOrNo(sentence.text) &&
        (sentence.leaning || (before !== undefined && leansOnPrevious(sentence)))
      const isOver = overtaken.has(sentence) || isPastRule(sentence.text)
      if (source === undefined || (leans && !hasBefore) || isOver) continue
      if (isTold(sentence, source, isSold(source))) told.add(sentence)
    }
  return (sentence) => told.has(sentence)
}
