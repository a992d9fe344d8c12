import { findLexicon } from '../lexicon/find-lexicon.ts'
import type { Yielder } from '../pace.ts'
import type { Sentence } from '../sentence.ts'
import type { Clause } from './clause.ts'
import { openingsOf, type Part, type Passage, sentencesOf } from './passage.ts'
import { type EvidenceText, prepareText } from './subject.ts'
import { tellingTerms } from './telling-terms.ts'

const saturation = 1.2
const lengthWeight = 0.5
const bodyWeight = 0.4
/** What a line takes over from what stands above it: its heading, those over that, the title, the opening of its document. */
const inherits = { heading: 0.85, parent: 0.7, title: 0.5, opening: 0.35 } as const
/** A document whose title has so much of the question is about it all through. */
const titled = 0.6
const ofTitled = 0.8
/** How much rarer words count for more: a modifier that hardly any source repeats is not all that is asked about. */
const ofRarity = 0.6
/** What a word of the question counts for that no source has. */
const ofUnknown = 0.4
/** A word in fewer passages than this share is no rarer for it. */
const commonest = 0.1
/** A document with the thing in so many of its passages is about it, whatever it is called. */
const throughout = 0.4
/** What a line with the kind of answer has at least, in a document about the thing. */
const ofTopic = 0.5
const ofTopicUnnamed = 0.34
/** A document that names something in so many of its passages is about it throughout. */
const pervading = 0.25
/** The same where it names it neither in its title nor at its opening. */
const alone = 0.6
const ofPervading = 0.6
/** A word that means nearly the same as one of the topic's counts for so much of one; of a question that names nothing such words are all there is. */
const ofNear = 0.4
const ofFeedback = 0.8
const maxNear = 3
/** A passage with so much of a topic is about it. */
const speaks = 0.3
/** Where an answer shows by its kind, how much its own line counts, its passage, and what the passage says best. */
const byAnswer = { line: 0.65, passage: 0.2, best: 0.15 } as const
/** What to do is told in short lines that do not repeat what it is about. */
const byAdvice = { line: 0.25, passage: 0.45, best: 0.3 } as const
const bySpeech = { passage: 0.5, best: 0.5 } as const
/** Under a heading that asks the same, an answer need not name it again. */
const ofAsking = 0.25
/** Where what is done, or what it is done to, is named neither by a line nor above it, it may be of anything else. */
const ofOther = 0.6
/** What speaks of the thing without what is asked for. */
const lacking = 0.45
const headed = 0.8
/** What a document is worth that names nothing of the question above its text. */
const leastFocus = 0.55
/** How much it counts that many lines of a passage answer, that a table does, and that it is the summary of its source. */
const ofDensity = 0.12
const ofTable = 0.25
const ofSummary = 1.2

/** How much a passage bears on a question. */
export type Rating = {
  /** From 0; of the best that any passage could have about 1. */
  score: number
  /** The share of what is asked about that the line has which answers, or the best line where no line does. */
  covered: number
  /** A line of it has the kind of answer that is asked for. */
  carries: boolean
  /** The heading over it asks the question itself: it is about what is asked, whether or not it has an amount. */
  isHeaded: boolean
}

/** A line of a passage with its terms: a sentence, or a row of a table. */
const strictKinds: ReadonlySet<string> = new Set([
  'interval',
  'duration',
  'price',
  'who',
  'payer',
  'when',
  'amount',
  'worth',
])
type Line = { text: string; prepared: EvidenceText; sentence: Sentence | null; part: Part }
export type RatedLine = Line & Pick<Rating, 'covered' | 'carries'>

export type RatedPassage = {
  passage: Passage
  /** For each question. */
  ratings: Rating[]
  lines: RatedLine[][]
}

/** A passage as it is looked up. */
type Prepared = {
  passage: Passage
  lines: Line[]
  above: { heading: EvidenceText; parent: EvidenceText; title: EvidenceText; opening: EvidenceText }
  /** Its headings and title together. */
  around: EvidenceText
}

/**
 * Rates every passage for every question: by the words of the question that its lines have, with what their headings, the
 * title and the opening of the document give them, rare words before frequent ones, and by whether a line has the kind of
 * answer that is asked for.
 */
export async function ratePassages(
  passages: readonly Passage[],
  clauses: readonly Clause[],
  language: string,
  pace: Yielder,
  /** The topic is about what the company sells, and so are its own papers. */
  isOwnTrade = false,
): Promise<RatedPassage[]> {
  const openings = openingsOf(passages)
  const prepared: Prepared[] = []
  for (const passage of passages) {
    await pace()
    prepared.push(prepare(passage, openings.get(passage.source) ?? '', language))
  }
  const rated = passages.map((passage): RatedPassage => ({ passage, ratings: [], lines: [] }))
  for (const [at, clause] of clauses.entries()) {
    // "What to do about it?": about what, the best passages for the question before say.
    const before = clause.leans
      ? bestFirst(rated, ({ ratings }) => ratings[at - 1]?.score ?? 0).map(({ passage }) => passage)
      : []
    const near = new Set([...clause.subject.near, ...tellingTerms(before, passages)])
    let found = await rateFor(prepared, clause, { near, language, isOwnTrade }, pace)
    // A topic that asks nothing is also of what its own passages are about.
    if (clause.asked.kind === 'other' && clause.concepts.length > 0) {
      const speaking = [...rated.keys()].filter((row) => (found[row]?.rating.covered ?? 0) >= speaks)
      const about = bestFirst(speaking, (row) => found[row]?.rating.score ?? 0)
      const telling = tellingTerms(
        about.flatMap((row) => passages[row] ?? []),
        passages,
      )
      found = await rateFor(
        prepared,
        clause,
        { near: new Set([...near, ...telling]), language, isOwnTrade },
        pace,
      )
    }
    for (const [row, one] of rated.entries()) {
      const { rating, lines } = found[row] ?? {
        rating: { score: 0, covered: 0, carries: false, isHeaded: false },
        lines: [],
      }
      one.ratings.push(rating)
      one.lines.push(lines)
    }
  }
  return rated
}

/** Sorted by a rating, the best first. */
function bestFirst<Item>(items: readonly Item[], rate: (item: Item) => number): Item[] {
  return items.toSorted((a, b) => rate(b) - rate(a))
}

function prepare(passage: Passage, opening: string, language: string): Prepared {
  const { section, path, title } = passage
  const over = section.heading === null ? path : path.slice(0, -1)
  const read = (text: string) => prepareText(text.slice(0, 1000), language)
  return {
    passage,
    lines: linesOf(passage, language),
    above: {
      heading: read(section.heading ?? ''),
      parent: read(over.join(' ')),
      title: read(title),
      opening: read(opening),
    },
    around: read([...path, title].join('\n')),
  }
}

function linesOf(passage: Passage, language: string): Line[] {
  return passage.parts.flatMap((part): Line[] => {
    if (part.kind === 'table') {
      const head = `${part.table.caption ?? ''} ${part.table.header.join(' ')}`
      return part.table.rows.map(({ cells }) => {
        const text = cells.join(' | ')
        return { text, prepared: prepareText(`${head} ${text}`, language), sentence: null, part }
      })
    }
    return sentencesOf(part).map((sentence) => ({
      text: sentence.text,
      prepared: prepareText(sentence.text, language),
      sentence,
      part,
    }))
  })
}

/** Which words of a question each passage has, in its lines and above them. */
type Found = { inLines: boolean[][]; above: number[] }

async function findWords(
  prepared: readonly Prepared[],
  { concepts }: Clause,
  pace: Yielder,
): Promise<Found[]> {
  const all = concepts.reduce((sum, { weight }) => sum + weight, 0) || 1
  const found: Found[] = []
  const pervade = findPervading(prepared, concepts)
  for (const { passage, lines, above } of prepared) {
    await pace()
    const inTitle = concepts.map(({ concept }) => concept.isIn(above.title))
    const share = concepts.reduce((sum, { weight }, at) => sum + (inTitle[at] ? weight : 0), 0) / all
    const title = share >= titled ? ofTitled : inherits.title
    found.push({
      inLines: lines.map((line) => concepts.map(({ concept }) => concept.isIn(line.prepared))),
      above: concepts.map(({ concept }, at) =>
        Math.max(
          concept.isIn(above.heading) ? inherits.heading : 0,
          concept.isIn(above.parent) ? inherits.parent : 0,
          inTitle[at] ? title : 0,
          concept.isIn(above.opening) ? inherits.opening : 0,
          pervade.get(passage.source)?.has(at) === true ? ofPervading : 0,
        ),
      ),
    })
  }
  return found
}

/** Of each document which words of a question it has all through. */
function findPervading(
  prepared: readonly Prepared[],
  concepts: Clause['concepts'],
): ReadonlyMap<number, ReadonlySet<number>> {
  const bySource = Map.groupBy(prepared, ({ passage }) => passage.source)
  return new Map(
    [...bySource].map(([source, ones]) => {
      const isThroughout = ({ concept }: Clause['concepts'][number]) => {
        const having = ones.filter(
          ({ lines, above }) =>
            concept.isIn(above.heading) || lines.some((line) => concept.isIn(line.prepared)),
        )
        const isNamed = ones.some(({ above }) => concept.isIn(above.title) || concept.isIn(above.opening))
        return having.length > 1 && having.length >= ones.length * (isNamed ? pervading : alone)
      }
      return [source, new Set(concepts.flatMap((one, at) => (isThroughout(one) ? [at] : [])))]
    }),
  )
}

type Rated = { rating: Rating; lines: RatedLine[] }

/** The passages in their order, rated for one question. */
async function rateFor(
  prepared: readonly Prepared[],
  clause: Clause,
  { near, language, isOwnTrade }: { near: ReadonlySet<string>; language: string; isOwnTrade: boolean },
  pace: Yielder,
): Promise<Rated[]> {
  const found = await findWords(prepared, clause, pace)
  const weights = clause.concepts.map(({ weight }, at) => {
    const holders = found.filter(
      ({ inLines, above }) => (above[at] ?? 0) >= inherits.parent || inLines.some((line) => line[at]),
    ).length
    // A word that hardly any source has is the asker's own, and tells nothing about what they answer.
    if (holders === 0) return weight * (clause.concepts[at]?.concept.aspect === null ? ofUnknown : 1)
    const least = Math.max(holders, prepared.length * commonest)
    return weight * Math.log(1.5 + (prepared.length + 1) / (least + 1)) ** ofRarity
  })
  const average =
    prepared.reduce((sum, { passage }) => sum + passage.words, 0) / Math.max(1, prepared.length) || 1
  const focusOf = rateFocus(prepared, clause, weights)
  const onTopic = findOnTopic(prepared, clause, isOwnTrade)
  const rated: Rated[] = []
  for (const [row, one] of prepared.entries()) {
    await pace()
    const words = found[row] ?? { inLines: [], above: [] }
    const isOnTopic = onTopic.has(one.passage.source)
    const { heading } = one.passage.section
    const isHeaded =
      isOnTopic && heading !== null && clause.asked.heads(heading) && clause.namesOwn(one.above.heading)
    const lines = rateLines(one, words, { clause, weights, near, language, isOnTopic })
    const whole = rateWhole(words, weights, one.passage.words / average)
    const focus = focusOf.get(one.passage.source) ?? 1
    rated.push({
      rating: {
        score: scoreOf(lines, whole, clause, isHeaded) * focus * (one.passage.isSummary ? ofSummary : 1),
        covered: coveredBy(lines, clause),
        carries: lines.some(({ carries }) => carries),
        isHeaded,
      },
      lines,
    })
  }
  return rated
}

/** How much of the question each line has, and whether it has the kind of answer that is asked for. */
function rateLines(
  { passage, lines, above, around }: Prepared,
  words: Found,
  asking: {
    clause: Clause
    weights: readonly number[]
    near: ReadonlySet<string>
    language: string
    isOnTopic: boolean
  },
): RatedLine[] {
  const { clause, weights, near, language, isOnTopic } = asking
  const { asked, actions, things, leans } = clause
  const lexicon = findLexicon(language)
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const nearWeight = (total / Math.max(1, weights.length)) * (leans ? ofFeedback : ofNear)
  const headers = passage.parts.flatMap((part) => (part.kind === 'table' ? part.table.header : []))
  const isHeaded = asked.heads(passage.section.heading ?? '') || headers.some((header) => asked.heads(header))
  const areNamed = (concepts: Clause['things'], texts: readonly EvidenceText[]) =>
    concepts.length === 0 || concepts.some((one) => texts.some((text) => one.isIn(text)))
  return lines.map((line, at): RatedLine => {
    const has = words.inLines[at] ?? []
    const spoken = weights.reduce(
      (sum, weight, of) => sum + weight * (has[of] ? 1 : (words.above[of] ?? 0)),
      0,
    )
    const nearby = Math.min(maxNear, [...near].filter((term) => line.prepared.terms.has(term)).length)
    const isOfAction = nearby > 0 || areNamed(actions, [line.prepared, around])
    const isOfThing = isOnTopic || areNamed(things, [line.prepared, around, above.opening])
    const share = Math.min(1, (spoken + nearby * nearWeight) / total + (isHeaded ? ofAsking : 0))
    // Without a topic, all that a source says is asked for.
    const covered = weights.length === 0 ? 1 : share * (isOfAction ? 1 : ofOther) * (isOfThing ? 1 : ofOther)
    const carries = asked.carries(line.text, lexicon, {
      covered,
      passage,
      isRow: line.sentence === null,
      hasAction: areNamed(actions, [line.prepared, above.heading]),
      hasThing: has.some(Boolean) || areNamed(things, [line.prepared, above.heading]),
      hasOwn: clause.namesOwn(line.prepared) || clause.namesOwn(above.heading),
    })
    // On a page that is about the thing, what has the kind of answer needs no word of the question.
    const isNamed = has.some(Boolean) || isHeaded
    const isFloored =
      isOnTopic && carries && strictKinds.has(asked.kind) && (line.sentence !== null || isNamed)
    const floor = (isNamed ? ofTopic : ofTopicUnnamed) * (isOfAction ? 1 : ofOther)
    const floored = isFloored ? Math.max(covered, floor) : covered
    return { ...line, covered: floored, carries }
  })
}

/** The documents that are about the thing that most of them are about: by title, opening, or in much of what they say; and one's own. */
function findOnTopic(
  prepared: readonly Prepared[],
  { things }: Clause,
  isOwnTrade: boolean,
): ReadonlySet<number> {
  const bySource = [...Map.groupBy(prepared, ({ passage }) => passage.source)]
  const having = things.map((thing) =>
    bySource.flatMap(([source, ones]) => {
      const isNamed = ones.some(({ above }) => thing.isIn(above.title) || thing.isIn(above.opening))
      const held = ones.filter(({ lines }) => lines.some((line) => thing.isIn(line.prepared))).length
      return isNamed || (held > 1 && held >= ones.length * throughout) ? [source] : []
    }),
  )
  const [main = []] = having.toSorted((a, b) => b.length - a.length)
  // The company's own papers are about what it does.
  const own = bySource.flatMap(([source, ones]) => {
    const lines = ones.flatMap((one) => one.lines)
    const isOwn = lines.some((line) => line.sentence?.own === true)
    return isOwn && (isOwnTrade || lines.some((line) => things.some((thing) => thing.isIn(line.prepared))))
      ? [source]
      : []
  })
  return new Set([...main, ...own])
}

/** How much of the question a passage has in all, as BM25 counts it, with what stands above it. */
function rateWhole({ inLines, above }: Found, weights: readonly number[], length: number): number {
  if (weights.length === 0) return 1
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const norm = 1 - lengthWeight + lengthWeight * length
  return (
    weights.reduce((sum, weight, at) => {
      const count = inLines.filter((line) => line[at]).length
      const body = bodyWeight * (count / (count + saturation * norm))
      return sum + weight * Math.min(1, Math.max(above[at] ?? 0, count > 0 ? inherits.parent : 0) + body)
    }, 0) / total
  )
}

/** How much of a question each document names in its title, its headings and its opening. */
function rateFocus(
  prepared: readonly Prepared[],
  { concepts }: Clause,
  weights: readonly number[],
): ReadonlyMap<number, number> {
  const bySource = Map.groupBy(prepared, ({ passage }) => passage.source)
  const named = new Map(
    [...bySource].map(([source, ones]) => [
      source,
      concepts.reduce((sum, { concept }, at) => {
        const isNamed = ones.some(({ around, above }) => concept.isIn(around) || concept.isIn(above.opening))
        return sum + (isNamed ? (weights[at] ?? 0) : 0)
      }, 0),
    ]),
  )
  const most = Math.max(0, ...named.values()) || 1
  return new Map(
    [...named].map(([source, focus]) => [source, leastFocus + (1 - leastFocus) * (focus / most)]),
  )
}

function scoreOf(lines: readonly RatedLine[], whole: number, { asked }: Clause, isHeaded: boolean): number {
  const best = Math.max(0, ...lines.map(({ covered }) => covered))
  const spoken = bySpeech.passage * whole + bySpeech.best * best
  if (asked.kind === 'other') return spoken + (lines.some(({ part }) => part.kind === 'table') ? ofTable : 0)
  const answers = lines.filter(({ carries }) => carries)
  if (answers.length === 0) return (isHeaded ? headed : lacking) * spoken
  const by = asked.kind === 'how' ? byAdvice : byAnswer
  const answer = Math.max(0, ...answers.map(({ covered }) => covered))
  const isTable = answers.filter(({ part }) => part.kind === 'table').length > 1
  return (
    by.line * answer +
    by.passage * whole +
    by.best * best +
    (answers.length / lines.length) * ofDensity +
    (isTable ? ofTable : 0)
  )
}

function coveredBy(lines: readonly RatedLine[], { asked }: Clause): number {
  const answers = asked.kind === 'how' ? [] : lines.filter(({ carries }) => carries)
  return Math.max(0, ...(answers.length > 0 ? answers : lines).map(({ covered }) => covered))
}
