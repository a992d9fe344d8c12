import type { AgentContext } from '../core/context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { and, asc, desc, eq, inArray, lte, ne } from '../db/sql.ts'
import { readParts } from '../engines/writer/shared.ts'
import type { Expansion } from './compile-query.ts'
import { type FoundDocument, foundDocument } from './found-document.ts'
import { isFramingWord } from './framing-words.ts'
import { evidenceFloor, type MatchStrength, matchStrength, weakFloor } from './match-strength.ts'
import { isTopicItself, namesTopic } from './names-topic.ts'
import { rankAnswers } from './rank-answers.ts'
import type { RankedPassage, Ranking } from './rank-passages.ts'
import { searchPassages } from './search-passages.ts'
import { splitQuestions } from './split-questions.ts'

/** A document relevant to a topic, whole if it is short, else its relevant sections. */
export type EvidenceDocument = FoundDocument & {
  /** What its best passage has of the topic, from 0 to 1. */
  coverage: number
  /** How many of its passages speak of the topic by themselves. */
  bearingPassages: number
  /** How well its best passage answers, as in a search for the topic: at least `some` where it has half of the topic. */
  strength: MatchStrength
  relevance: number
}

export type EvidenceDocuments = {
  documents: EvidenceDocument[]
  /** Documents that share a word with the topic and do not speak of it. */
  others: Pick<RankedPassage, 'documentId' | 'title' | 'language' | 'role' | 'coverage'>[]
  missing: Ranking['missing']
  /** Titles of documents that have some of the topic and were left out only for room; the nearest first. */
  withoutRoom: string[]
}

const maxPassages = 120
const maxDocuments = 12
/** Of those that hardly speak of the topic. */
const maxWeakDocuments = 3
/** About 5,000 words: whole, a document says more than its best passages torn out of it. */
const wholeTokens = 8000
/** A page that has most of the topic, here one word and there another, is about it; a handbook has every word. */
const pageTokens = 6000
const pageCoverage = 0.6
const pageBest = 0.25
/** A section this short is returned with its neighbours under the same heading. */
const wholeSectionTokens = 1200
/** Of one long document; more would crowd out the others. */
const maxSectionTokens = 8000
/** Where the tenant itself is asked about, or a model reads, a document this short is taken for one word of the topic. */
const shortTokens = 400
const maxShortDocuments = 3
/** More than the words have with which any topic is phrased. */
const oneWord = 0.05
/** Fewer leave a text without anything to compare. */
const fewDocuments = 2
/** Of the words of a topic that a document has which names one of them in its title. */
const titledFloor = 0.33
/** A document far behind the best one is about something else. */
const minShareOfBest = 0.6
/** One that has so much of a topic may hold the answer to one of its aspects: a model reads it and judges. */
const aspectFloor = 0.08
/** So few documents that share words with a topic are read whole by a reader that rates every passage. */
const smallKnowledge = 8
/** What documents for one aspect may take together; they stand behind those that speak of the whole topic. */
const aspectTokens = 24_000
/** Of a long document for one aspect, the sections around its nearest passages. */
const maxAspectTokens = 4_000

/**
 * The tenant's documents relevant to a topic, best first.
 * @param input.takesWeak the reader can judge relevance itself: takes documents that speak of one aspect of the topic
 * too, as many as there is room for; if no document reaches the floor, the best that share words with the topic, a short
 * one even for one word
 * @param input.takesSmall the reader rates every passage: takes all that share words with the topic, where they are few and short
 * @param input.isAboutOurselves the topic asks what the tenant itself does or has: if no document reaches the floor,
 * its short ones count that share a word with the topic, or a part of one ("glass jar" in "jars")
 */
export async function findEvidenceDocuments(
  ctx: AgentContext,
  input: {
    topic: string
    expansion?: Expansion | undefined
    takesWeak?: boolean
    takesSmall?: boolean
    isAboutOurselves?: boolean
  },
): Promise<EvidenceDocuments> {
  const { topic, expansion, takesWeak = false, takesSmall = false, isAboutOurselves = false } = input
  const { passages, missing, relevances } = await searchQuestions(ctx, { topic, expansion })
  const found = [...Map.groupBy(passages, ({ documentId }) => documentId).values()]
  // Where words of the topic are nowhere and no passage answers any of it, what is left shares a common word by chance.
  const isByChance =
    !takesWeak &&
    !isAboutOurselves &&
    missing.length > 0 &&
    [...relevances.values()].every((relevance) => relevance < evidenceFloor)
  const byDocument = isByChance ? [] : found.filter(createSpeaking(passages))
  const best = Math.max(0, ...byDocument.flat().map(({ coverage }) => coverage))
  const isWeak = takesWeak && best < evidenceFloor
  const floor = Math.max(isWeak ? weakFloor : evidenceFloor, best * minShareOfBest)
  const bearing: Bearing[] = byDocument
    .map((own) => ({
      own,
      speaking: own.filter(
        ({ coverage, documentTokens }) =>
          coverage >= floor ||
          ((isAboutOurselves || isWeak) && documentTokens <= shortTokens && coverage >= oneWord),
      ),
    }))
    .filter(({ speaking }) => speaking.length > 0)
    .slice(0, isWeak ? maxWeakDocuments : maxDocuments)
  const titled = namedBy(topic, byDocument, bearing)
  const besides = [...titled, ...spreadOver(byDocument, [...bearing, ...titled])]
  bearing.push(...besides.slice(0, Math.max(0, maxDocuments - bearing.length)))
  if (bearing.length < fewDocuments) bearing.push(...titledWith(topic, byDocument, bearing))
  const isSmall = takesSmall && byDocument.length <= smallKnowledge && fitsWhole(byDocument)
  const aspects =
    takesWeak || (isSmall && best >= weakFloor)
      ? takeAspects(byDocument, bearing)
      : { taken: [], withoutRoom: [] }
  bearing.push(...aspects.taken)
  const named = isAboutOurselves && bearing.length === 0 ? await findByParts(ctx, topic) : []
  const stored = await listStoredPassages(
    ctx,
    bearing.flatMap(({ speaking: [first] }) => first?.documentId ?? []),
  )
  const documents = bearing.flatMap(({ speaking, maxTokens = maxSectionTokens }) => {
    const [first] = speaking
    if (!first) return []
    const all = stored.get(first.documentId) ?? []
    const isWhole = first.documentTokens <= wholeTokens
    const kept = isWhole ? all : sectionsAround(all, speaking, maxTokens)
    const said = Math.max(...speaking.map((passage) => passage.coverage))
    const isSpread = first.documentTokens <= pageTokens && first.documentCoverage >= pageCoverage
    const coverage = isSpread || namesTopic(first.title, topic) ? Math.max(said, evidenceFloor) : said
    const relevance = relevances.get(first.documentId) ?? 0
    return [
      {
        ...foundDocument(first, kept),
        coverage,
        bearingPassages: speaking.length,
        relevance,
        strength: matchStrength(Math.max(relevance, Math.min(coverage, evidenceFloor))),
      },
    ]
  })
  const taken = new Set([...documents, ...named].map(({ documentId }) => documentId))
  return {
    documents: [...documents, ...named],
    others: found.flatMap(([first]) => (first && !taken.has(first.documentId) ? [first] : [])),
    missing,
    withoutRoom: aspects.withoutRoom,
  }
}

/**
 * Words that a model gave for a topic find a document that says all of it otherwise, and lift none for a word or two: in a
 * language of which other documents have the topic's own words, those count. Documents in another have only such words.
 */
function createSpeaking(passages: readonly RankedPassage[]): (own: readonly RankedPassage[]) => boolean {
  const spoken = new Set(
    passages.flatMap(({ isByExpansion, coverage, language }) =>
      isByExpansion || coverage < evidenceFloor ? [] : [language],
    ),
  )
  return (own) =>
    own.some(
      ({ isByExpansion, coverage, language }) =>
        !isByExpansion || coverage >= evidenceFloor || !spoken.has(language),
    )
}

/**
 * Documents that have a little of the topic, the nearest first. How far the best one is ahead says nothing of them:
 * a topic with four aspects is covered best by what lists all four, and answered by what treats one. Where all that was
 * found fits, it is taken, however little a page has of the topic: a word that each of five pages has weighs nothing, and in
 * another language they may share no other.
 */
function takeAspects(
  byDocument: readonly RankedPassage[][],
  bearing: readonly Bearing[],
): { taken: Bearing[]; withoutRoom: string[] } {
  const fits = fitsWhole(byDocument)
  const near = byDocument
    .filter((own) => !bearing.some((other) => other.own === own))
    .map((own) => ({ own, speaking: fits ? own : own.filter(({ coverage }) => coverage >= aspectFloor) }))
    .filter(({ speaking }) => speaking.length > 0)
    .toSorted((one, other) => bestOf(other.speaking) - bestOf(one.speaking))
  const taken: Bearing[] = []
  const withoutRoom: string[] = []
  let left = aspectTokens
  for (const document of near) {
    const [first] = document.own
    if (first === undefined) continue
    const tokens = tokensOf(document.own)
    const hasRoom = tokens <= left && bearing.length + taken.length < maxDocuments
    if (!hasRoom) {
      withoutRoom.push(first.title)
      continue
    }
    left -= tokens
    taken.push({ ...document, maxTokens: maxAspectTokens })
  }
  return { taken, withoutRoom }
}

function fitsWhole(byDocument: readonly RankedPassage[][]): boolean {
  const all = byDocument.reduce((total, own) => total + tokensOf(own), 0)
  return byDocument.length <= maxDocuments && all <= aspectTokens
}

/** What a document for one aspect takes: whole, or the sections around its nearest passages. */
function tokensOf([first]: readonly RankedPassage[]): number {
  const tokens = first?.documentTokens ?? 0
  return tokens <= wholeTokens ? tokens : maxAspectTokens
}

function bestOf(passages: readonly RankedPassage[]): number {
  return Math.max(0, ...passages.map(({ coverage }) => coverage))
}

/** Documents whose titles name the topic, with those of their passages that have some of it; a word where the title is all topic. */
function namedBy(
  topic: string,
  byDocument: readonly RankedPassage[][],
  taken: readonly Bearing[],
): Bearing[] {
  return byDocument
    .filter((own) => !taken.some((other) => other.own === own))
    .map((own) => ({
      own,
      speaking: own.filter(({ coverage, title }) => coverage >= titledFloor || isTopicItself(title, topic)),
    }))
    .filter(({ speaking: [first] }) => first !== undefined && namesTopic(first.title, topic))
}

/** Pages that have the words of the topic in several passages, of which none has enough by itself. */
function spreadOver(byDocument: readonly RankedPassage[][], taken: readonly Bearing[]): Bearing[] {
  return byDocument
    .filter((own) => !taken.some((other) => other.own === own))
    .filter(
      ([first]) =>
        first !== undefined &&
        first.documentTokens <= pageTokens &&
        first.documentCoverage >= pageCoverage &&
        !first.isByExpansion,
    )
    .map((own) => ({ own, speaking: own.filter(({ coverage }) => coverage >= pageBest) }))
    .filter(({ speaking }) => speaking.length > 0)
}

const minQuestionWords = 2

/**
 * The passages that speak of a topic with how well each document answers it, of one part that it lists, or of one question of several that it asks, if that question has words enough to be
 * about something by itself: "what shortens it" is not.
 */
async function searchQuestions(
  ctx: AgentContext,
  { topic, expansion }: { topic: string; expansion: Expansion | undefined },
): Promise<Pick<Ranking, 'passages' | 'missing'> & { relevances: Map<string, number> }> {
  const search = async (question: string) => {
    const found = await searchPassages(ctx, { text: question, limit: maxPassages, expansion })
    return { ...found, answers: await rankAnswers(ctx, { question, ...found }) }
  }
  const questions = splitQuestions(topic)
  const listed = readParts(topic, 'und')
  const asked = [
    ...(questions.length > 1 ? questions : []),
    ...(listed?.parts.map((part) => `${listed.thing} ${part}`) ?? []),
  ]
  const [whole, ...parts] = await Promise.all([topic, ...asked].map(search))
  const { passages = [], missing = [] } = whole ?? {}
  const telling = parts.filter(({ queries }) =>
    queries.some(({ terms }) => terms.filter(({ isFraming }) => !isFraming).length >= minQuestionWords),
  )
  const best = new Map<string, RankedPassage>()
  for (const passage of [passages, ...telling.map((part) => part.passages)].flat()) {
    const known = best.get(passage.chunkId)
    if (!known || passage.coverage > known.coverage) best.set(passage.chunkId, passage)
  }
  const found = [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, maxPassages)
  const relevances = new Map<string, number>()
  for (const { documentId, relevance } of [whole, ...telling].flatMap((one) => one?.answers ?? []))
    relevances.set(documentId, Math.max(relevance, relevances.get(documentId) ?? 0))
  return { passages: found, missing, relevances }
}

type Bearing = {
  own: RankedPassage[]
  speaking: RankedPassage[]
  /** Of a long document; {@link maxSectionTokens} where it is not said. */
  maxTokens?: number
}

/**
 * Where hardly any document speaks of the topic, those with a word of it in their title that have a good part of its
 * words: "Data migration playbook" for "Getting data out of spreadsheets".
 */
function titledWith(
  topic: string,
  byDocument: readonly RankedPassage[][],
  taken: readonly Bearing[],
): Bearing[] {
  const asked = titleWords(topic)
  return byDocument
    .filter((own) => !taken.some((other) => other.own === own))
    .map((own) => ({ own, speaking: own.filter(({ coverage }) => coverage >= titledFloor) }))
    .filter(
      ({ speaking: [first] }) =>
        first !== undefined && titleWords(first.title).some((word) => asked.includes(word)),
    )
    .slice(0, fewDocuments)
}

/** Without the s of most plurals: a title has "calls" where the topic has "a call". */
function titleWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !isFramingWord(word))
    .map((word) => word.replace(/s$/, ''))
}

const minPart = 5
const maxLooked = 40

/** Short documents with a word that has a part of a word of the topic: "Unverpackt-Laden" and "Hofladen". */
async function findByParts(ctx: AgentContext, topic: string): Promise<EvidenceDocument[]> {
  const { id, title, sourceUrl, language, role, tokenCount, tenantId, createdAt } = knowledgeDocuments
  const rows = await ctx.db
    .select({ documentId: id, title, sourceUrl, language, role })
    .from(knowledgeDocuments)
    .where(and(eq(tenantId, ctx.caller.tenantId), ne(role, 'voice'), lte(tokenCount, shortTokens)))
    .orderBy(desc(createdAt))
    .limit(maxLooked)
  const stored = await listStoredPassages(
    ctx,
    rows.map(({ documentId }) => documentId),
  )
  const asked = contentWords(topic)
  return rows
    .flatMap((row) => {
      const passages = stored.get(row.documentId) ?? []
      const said = contentWords([row.title, ...passages.map(({ text }) => text)].join(' '))
      const isNear = asked.some((word) => said.some((other) => sharePart(word, other)))
      return isNear ? [{ ...foundDocument(row, passages), ...byPart }] : []
    })
    .slice(0, maxShortDocuments)
}

const byPart = { coverage: weakFloor, bearingPassages: 1, relevance: 0, strength: 'weak' } as const

function contentWords(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])].filter((word) => !isFramingWord(word))
}

/** One begins or ends with the beginning of the other, but for an ending of three letters. */
function sharePart(one: string, other: string): boolean {
  const stem = (word: string) => word.slice(0, Math.max(minPart, word.length - 3))
  const has = (long: string, part: string) => long.startsWith(part) || long.slice(minPart - 2).includes(part)
  return has(one, stem(other)) || has(other, stem(one))
}

type StoredPassage = {
  documentId: string
  position: number
  text: string
  headingPath: string[]
  tokenCount: number
}

async function listStoredPassages(
  ctx: AgentContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredPassage[]>> {
  if (ids.length === 0) return new Map()
  const { documentId, position, text, headingPath, tokenCount } = knowledgeChunks
  const rows = await ctx.db
    .select({ documentId, position, text, headingPath, tokenCount })
    .from(knowledgeChunks)
    .where(and(eq(knowledgeChunks.tenantId, ctx.caller.tenantId), inArray(documentId, [...ids])))
    .orderBy(asc(position))
  return Map.groupBy(rows, (row) => row.documentId)
}

/** Whole sections around the passages that speak of the topic, the best first until there is enough. */
function sectionsAround(
  all: readonly StoredPassage[],
  speaking: readonly RankedPassage[],
  maxTokens: number,
): StoredPassage[] {
  // What stands over every heading says whose it is and what it is about.
  const head = all.slice(0, 1).filter(({ headingPath }) => headingPath.length === 0)
  const kept = new Set<StoredPassage>(head)
  let tokens = sum(head)
  for (const { headingPath } of speaking) {
    const section = sectionOf(all, headingPath).filter((passage) => !kept.has(passage))
    const size = sum(section)
    if (kept.size > head.length && tokens + size > maxTokens) continue
    for (const passage of section) {
      if (tokens > maxTokens) break
      kept.add(passage)
      tokens += passage.tokenCount
    }
  }
  return all.filter((passage) => kept.has(passage))
}

/** What is under a heading; with what is beside it under the one above, as long as that is short. */
function sectionOf(all: readonly StoredPassage[], headingPath: readonly string[]): StoredPassage[] {
  let section = under(all, headingPath)
  for (let depth = headingPath.length - 1; depth > 0; depth -= 1) {
    const wider = under(all, headingPath.slice(0, depth))
    if (sum(wider) > wholeSectionTokens) break
    section = wider
  }
  return section
}

function under(all: readonly StoredPassage[], path: readonly string[]): StoredPassage[] {
  if (path.length === 0) return all.filter(({ headingPath }) => headingPath.length === 0)
  return all.filter(({ headingPath }) => path.every((heading, depth) => headingPath[depth] === heading))
}

function sum(passages: readonly StoredPassage[]): number {
  return passages.reduce((total, { tokenCount }) => total + tokenCount, 0)
}
