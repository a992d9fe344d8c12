import type { Sent } from '#contract/always-sent.ts'
import type { KnowledgePassage, KnowledgeSearchResult, SearchKnowledgeInput } from '#contract/knowledge.ts'
import type { AgentContext } from '../core/context.ts'
import { findAskedKind } from './asked-kind.ts'
import { correctSpelling } from './correct-spelling.ts'
import { highlightPassages } from './highlight-passages.ts'
import { joinHyphenated } from './join-hyphenated.ts'
import { type MatchStrength, matchStrength, strongFloor } from './match-strength.ts'
import { isVerbatim } from './parse-query.ts'
import { rankAnswers, type Span } from './rank-answers.ts'
import type { RankedPassage } from './rank-passages.ts'
import { searchPassages } from './search-passages.ts'
import { splitQuestions } from './split-questions.ts'

/** The best answer may be far down among the passages that have most of the words. */
const maxCandidates = 80
/** Each is a search of its own. */
const maxQuestions = 3

type Found = {
  passage: RankedPassage
  score: number
  strength: MatchStrength
  answer?: Span | undefined
  lacks?: string[]
}
type Answers = Pick<KnowledgeSearchResult, 'questions'> & { found: Found[] }

/** The passages that answer a query, best first, and behind them those that only have some words of it, called weak. */
export async function searchKnowledge(
  ctx: AgentContext,
  input: SearchKnowledgeInput,
): Promise<KnowledgeSearchResult> {
  const meansWords = isVerbatim(input.query)
  const asked = await search(ctx, input)
  const { asks: isAsking } = findAskedKind(input.query)
  const corrected = meansWords
    ? undefined
    : await correctSpelling(ctx, {
        query: input.query,
        words: asked.missing.flatMap(({ word }) => (isAsking?.(word) ? [] : [word])),
      })
  const query = corrected ?? input.query
  const searched = corrected === undefined ? asked : await search(ctx, { ...input, query })
  const { found, questions }: Answers = meansWords
    ? { found: findVerbatim(searched.passages) }
    : await answerEach(ctx, { ...input, query }, await findAnswers(ctx, { question: query, ...searched }))
  const shown = found.slice(0, input.limit)
  const highlights = await highlightPassages(
    ctx,
    searched.queries,
    shown.map(({ passage }) => passage),
  )
  const missing = joinHyphenated(
    query,
    searched.missing.flatMap(({ word }) => (isAsking?.(word) ? [] : [word])),
  )
  return {
    passages: shown.map((one, place) => passageJson(one, highlights[place] ?? [])),
    ...(missing.length > 0 && { missing }),
    ...(questions && { questions }),
    ...(corrected !== undefined && shown.length > 0 && { searched_for: corrected }),
  }
}

function search(ctx: AgentContext, { query, limit }: SearchKnowledgeInput) {
  return searchPassages(ctx, { text: query, limit: Math.max(limit, maxCandidates) })
}

async function findAnswers(
  ctx: AgentContext,
  { passages, ...asked }: Parameters<typeof rankAnswers>[1],
): Promise<Found[]> {
  const sharing = passages.filter(({ coverage }) => matchStrength(coverage) !== 'none')
  const answers = await rankAnswers(ctx, { ...asked, passages: sharing })
  return answers.map(({ relevance, strength, answer, lacks, ...passage }) => ({
    passage,
    score: Math.min(1, relevance),
    strength,
    answer,
    lacks: joinHyphenated(asked.question, lacks),
  }))
}

/**
 * Each of several questions by itself, where nothing answers all of them: what answers one of them is part of the answer, and
 * the best of each is among what is shown. One after the other, as each is a whole search.
 */
async function answerEach(ctx: AgentContext, input: SearchKnowledgeInput, whole: Found[]): Promise<Answers> {
  const questions = distinct(splitQuestions(input.query))
  if (questions.length === 1 || whole[0]?.strength === 'strong') return { found: whole }
  const answers: { question: string; found: Found[] }[] = []
  for (const question of questions.slice(0, maxQuestions)) {
    const searched = await search(ctx, { ...input, query: question })
    answers.push({ question, found: await findAnswers(ctx, { question, ...searched }) })
  }
  const best = new Map(whole.map((one) => [one.passage.chunkId, one]))
  for (const one of answers.flatMap(({ found }) => found)) {
    const known = best.get(one.passage.chunkId)
    const score = Math.min(one.score, strongFloor)
    if (!known || known.score < score) {
      const strength = one.strength === 'strong' ? 'some' : one.strength
      best.set(one.passage.chunkId, { ...one, score, strength })
    }
  }
  const answering = new Set(answers.flatMap(({ found: [first] }) => answeredBy(first) ?? []))
  const shown = [...best.values()]
    .toSorted((a, b) => b.score - a.score)
    .toSorted((a, b) => Number(answering.has(b.passage.chunkId)) - Number(answering.has(a.passage.chunkId)))
    .slice(0, input.limit)
  const ids = new Set(shown.map(({ passage }) => passage.chunkId))
  return {
    found: shown.toSorted((a, b) => b.score - a.score),
    questions: answers.map(({ question, found: [first] }) => {
      const id = answeredBy(first)
      return {
        question,
        strength: first?.strength ?? 'none',
        ...(id !== undefined && ids.has(id) && { chunk_id: id }),
      }
    }),
  }
}

function answeredBy(best: Found | undefined): string | undefined {
  return best && best.strength !== 'weak' ? best.passage.chunkId : undefined
}

/** Each once, however it ends and is written. */
function distinct(questions: readonly string[]): string[] {
  const said = (question: string) => question.replace(/[\s?!.]+$/u, '').toLowerCase()
  return [...Map.groupBy(questions, said).values()].flatMap(([first]) => first ?? [])
}

/** Those that have all of it as it stands, or where none has, those that have some. */
function findVerbatim(passages: readonly RankedPassage[]): Found[] {
  const whole = passages.filter(({ hasAll }) => hasAll)
  return (whole.length > 0 ? whole : passages).flatMap((passage) => {
    const strength = passage.hasAll ? 'strong' : matchStrength(passage.coverage)
    return strength === 'none' ? [] : [{ passage, score: passage.score, strength }]
  })
}

function passageJson(
  { passage, score, strength, answer, lacks }: Found,
  highlights: [number, number][],
): Sent<typeof KnowledgePassage> {
  return {
    document_id: passage.documentId,
    title: passage.title,
    role: passage.role,
    chunk_id: passage.chunkId,
    heading: passage.headingPath.at(-1) ?? '',
    text: passage.text,
    highlights,
    ...(answer && { answer }),
    ...(lacks && lacks.length > 0 && { lacks }),
    score,
    strength,
  }
}
