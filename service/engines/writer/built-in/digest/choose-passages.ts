import type { AskedKind } from './asked-kind.ts'
import type { Clause } from './clause.ts'
import type { Passage } from './passage.ts'
import { countPartWords } from './passage.ts'
import type { RatedLine, RatedPassage, Rating } from './rank-passages.ts'

/** Below this share of the best passage for a question another one only lengthens the text. */
const minShare = 0.75
/** Passages of one document for one question. */
const maxOfSource = 3
/** Where yes or no answers, it is soon said. */
const maxOfVerdict = 2
/** A topic that asks nothing is about all that its sources say of it. */
const maxOfTopic = 8
/** A document that bears on the topic has its say with its best passage, if that has so much of the best. */
const minShareOfFirst = 0.33
/** Of what is asked about, the line that answers has so much with its headings. */
const minCovered = 0.42
/** Where the answer shows by its kind. */
const minCoveredByKind = 0.3
/** Words around a passage: who says it, its heading. */
const overhead = 12

export type Chosen = {
  passage: Passage
  rating: Rating
  clause: number
  lines: readonly RatedLine[]
  isStrict: boolean
}

/** Kinds of which a passage without it is no answer. */
export const strict: ReadonlySet<string> = new Set([
  'interval',
  'duration',
  'price',
  'amount',
  'payer',
  'when',
  'who',
])

/** What the caller named for this very text bears on it with less. */
const minOfNamed = 0.2
const minOfAdvice = 0.18
const nearBest = 0.8
/** A short document of one's own is kept for what it is of, in whichever words. */
const minOfOwn = 0.1
/** Where none of the sources has the kind of answer that is asked for, what speaks of all the rest is told. */
const minCoveredWithout = 0.8

/** Of each source what the choice goes by. */
export type ReadSource = {
  isNamed: boolean
  /** A short document of one's own is told whole where it bears on the topic. */
  isWhole: boolean
}

function bearsOn(
  rating: Rating,
  best: number,
  { asked, leans }: Clause,
  { source, isAnswered }: { source: ReadSource | undefined; isAnswered: boolean },
): boolean {
  const isStrict = strict.has(asked.kind)
  if (source?.isNamed === true && !rating.carries)
    return rating.covered >= minOfNamed && rating.score >= best * minOfNamed
  if (source?.isWhole === true && rating.carries && rating.covered >= minOfOwn) return true
  if (rating.isHeaded && rating.covered >= minCoveredByKind) return true
  if (!rating.carries && isAnswered) return false
  if (!rating.carries && isStrict) return rating.covered >= minCoveredWithout
  // Advice in other words than the question: where none has more of it, what is near the best is told.
  if (
    asked.kind === 'how' &&
    rating.carries &&
    rating.covered >= minOfAdvice &&
    rating.score >= best * nearBest
  )
    return true
  return (
    rating.covered >= (isStrict || leans || asked.kind === 'other' ? minCoveredByKind : minCovered) &&
    rating.score >= best * minShareOfFirst
  )
}

/** The best score of any passage for each question; of those that have the kind of answer it asks for, where any has. */
export function bestScores(rated: readonly RatedPassage[], clauses: readonly Clause[]): number[] {
  return clauses.map((_, at) => {
    const ratings = rated.flatMap(({ ratings: all }) => all[at] ?? [])
    const carrying = ratings.filter(({ carries }) => carries)
    // What a table adds is no measure for passages.
    return Math.max(0, ...(carrying.length > 0 ? carrying : ratings).map(({ score }) => Math.min(1, score)))
  })
}

/** The passages that bear on each question, the best first, each under the one that it bears on most. */
export function bearingPassages(
  rated: readonly RatedPassage[],
  clauses: readonly Clause[],
  sources: readonly ReadSource[],
): Chosen[] {
  const best = bestScores(rated, clauses)
  const carried = clauses.map((_, at) => rated.some(({ ratings }) => ratings[at]?.carries === true))
  const asChosen = ({ passage, ratings, lines }: RatedPassage, isForced: boolean): (Chosen & Shared)[] => {
    const source = sources[passage.source]
    const [first] = ratings
      .map((rating, clause) => ({
        passage,
        rating,
        clause,
        lines: lines[clause] ?? [],
        isStrict: strict.has(clauses[clause]?.asked.kind ?? ''),
        share: rating.score / (best[clause] || 1),
      }))
      .filter(({ rating, clause }) => {
        const of = clauses[clause]
        // Of several questions one that nobody answers is open; of one what speaks of the thing is all there is.
        const isAnswered =
          carried[clause] === true ||
          (clauses.length > 1 && carried.some(Boolean) && strict.has(of?.asked.kind ?? ''))
        return (
          of !== undefined && (isForced || bearsOn(rating, best[clause] ?? 0, of, { source, isAnswered }))
        )
      })
      .sort((a, b) => b.share - a.share)
    return first === undefined ? [] : [first]
  }
  const bearing = rated.flatMap((one) => asChosen(one, false))
  const whole = new Set(
    bearing.flatMap(({ passage }) => (sources[passage.source]?.isWhole === true ? [passage.source] : [])),
  )
  const known = new Set(bearing.map(({ passage }) => passage))
  const rest = rated.filter(({ passage }) => whole.has(passage.source) && !known.has(passage))
  return [...bearing, ...rest.flatMap((one) => asChosen(one, true))].sort((a, b) => b.share - a.share)
}

/** Each passage under every question that it bears on, for the lines that answer. */
export function answeringPassages(
  rated: readonly RatedPassage[],
  clauses: readonly Clause[],
  sources: readonly ReadSource[],
): Chosen[] {
  const best = bestScores(rated, clauses)
  return clauses.flatMap((of, clause) =>
    rated.flatMap(({ passage, ratings, lines }): Chosen[] => {
      const rating = ratings[clause]
      if (rating === undefined || !rating.carries) return []
      const source = sources[passage.source]
      if (!bearsOn(rating, best[clause] ?? 0, of, { source, isAnswered: true })) return []
      return [{ passage, rating, clause, lines: lines[clause] ?? [], isStrict: strict.has(of.asked.kind) }]
    }),
  )
}

/** Whether any passage answers each question, under whichever of them it is told. */
export function answeredBy(
  rated: readonly RatedPassage[],
  clauses: readonly Clause[],
  sources: readonly ReadSource[],
): boolean[] {
  const best = bestScores(rated, clauses)
  return clauses.map((clause, at) =>
    rated.some(({ passage, ratings, lines }) => {
      const rating = ratings[at]
      if (rating === undefined || (strict.has(clause.asked.kind) && !rating.carries)) return false
      // What speaks of the thing of all questions answers this one by a word of it.
      const isOfIt =
        rating.carries ||
        clauses.length === 1 ||
        lines[at]?.some(({ prepared }) => clause.namesOwn(prepared)) === true
      if (!isOfIt) return false
      return bearsOn(rating, best[at] ?? 0, clause, { source: sources[passage.source], isAnswered: false })
    }),
  )
}

type Shared = { share: number }

/**
 * What is told: the best passage of each document that bears on a question before a second of any, question by question, as
 * long as there is room.
 */
export function choosePassages(
  bearing: readonly Chosen[],
  clauses: readonly Clause[],
  best: readonly number[],
  sources: readonly ReadSource[],
  room: { words: number; ofSource(source: number): number },
  trim: (chosen: Chosen, most: number, quoted: number) => Passage | null,
): Chosen[] {
  const chosen: Chosen[] = []
  const said = new Map<number, number>()
  let total = 0
  const queues = clauses.map((_, clause) =>
    roundsOf(
      bearing.filter((one) => one.clause === clause),
      best[clause] ?? 0,
      maxPerSource(clauses[clause]?.asked.kind),
      sources,
    ),
  )
  const take = (one: Chosen): void => {
    const left = room.words - total - overhead
    const quoted = room.ofSource(one.passage.source) - (said.get(one.passage.source) ?? 0)
    const passage = trim(one, left, quoted)
    if (passage === null) return
    chosen.push({ ...one, passage })
    const ofTables = passage.parts.filter(({ kind }) => kind === 'table')
    said.set(
      one.passage.source,
      (said.get(one.passage.source) ?? 0) + countPartWords(passage.parts) - countPartWords(ofTables),
    )
    total += countPartWords(passage.parts) + overhead
  }
  for (let at = 0; queues.some((queue) => at < queue.length); at += 1)
    for (const queue of queues) {
      const one = queue[at]
      if (one !== undefined) take(one)
    }
  return chosen
}

function maxPerSource(kind: AskedKind | undefined): number {
  return kind === 'verdict' ? maxOfVerdict : kind === 'other' ? maxOfTopic : maxOfSource
}

/** One document after the other, round by round; after the first round only what is near the best. */
function roundsOf(
  ones: readonly Chosen[],
  best: number,
  perSource: number,
  sources: readonly ReadSource[],
): Chosen[] {
  const bySource = [...Map.groupBy(ones, ({ passage }) => passage.source).values()]
  const rounds: Chosen[] = []
  const most = Math.max(
    0,
    ...bySource.map((queue) =>
      sources[queue[0]?.passage.source ?? -1]?.isWhole === true
        ? queue.length
        : Math.min(perSource, queue.length),
    ),
  )
  for (let round = 0; round < most; round += 1)
    rounds.push(
      ...bySource
        .flatMap((queue) => {
          const isWhole = sources[queue[0]?.passage.source ?? -1]?.isWhole === true
          return round < perSource || isWhole ? (queue[round] ?? []) : []
        })
        .filter(
          ({ rating, passage }) =>
            round === 0 || rating.score >= best * minShare || sources[passage.source]?.isWhole === true,
        )
        .sort((a, b) => b.rating.score - a.rating.score),
    )
  return rounds
}
