import type { AgentContext } from '../core/context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { sql } from '../db/sql.ts'
import { eitherOf, type LanguageQuery, type QueryTerm } from './compile-query.ts'
import { coverageTables } from './coverage-sql.ts'
import type { DocumentRow } from './document-json.ts'
import { stemTexts } from './stem-texts.ts'

export type RankedPassage = {
  chunkId: string
  position: number
  text: string
  headingPath: string[]
  documentId: string
  title: string
  sourceUrl: string | null
  language: string
  role: DocumentRow['role']
  /** The document's length in tokens. */
  documentTokens: number
  /** True if it contains the whole query, in the same words. */
  hasAll: boolean
  /** True if it has none of the asked words or their synonyms, only other words that were given for them. */
  isByExpansion: boolean
  /** The part of the asked words that it has, weighted by what they say; from 0 to 1. */
  coverage: number
  /** The same of its whole document. */
  documentCoverage: number
  /** From 0 to 1; above a half if it contains the whole query. */
  score: number
  /** How near it is by meaning, from 0 to 1, where there is an embeddings endpoint. */
  likeness?: number
}

export type Ranking = {
  /** Best first. */
  passages: RankedPassage[]
  /** Words of the query that no passage has, nor any word that means nearly the same. */
  missing: { word: string }[]
  /** What each word weighs, and how many documents have it or another for it; empty where there is no passage. */
  weights: ReadonlyMap<QueryTerm, { weight: number; found: number }>
}

// Weights of text, nothing, headings, title. Every passage has its document's title, so that may not decide alone.
const weightsOfParts = sql.raw(`'{0.4,0.4,0.8,1}'`)
// 1: a long passage needs more; 32: into the range from 0 to 1.
const normalization = sql.raw('1|32')
/** Closeness of words is looked at only in passages that have the most of them. */
const maxRanked = 200

/** Passages with any of the asked words, best first, at most `limit`. Those of documents that only show a voice are left out. */
export async function rankPassages(
  ctx: AgentContext,
  queries: readonly LanguageQuery[],
  options: { limit: number },
): Promise<Ranking> {
  const rankings = await Promise.all(queries.map((query) => rankInLanguage(ctx, query, options.limit)))
  const [first, ...others] = rankings.map(({ missing }) => missing)
  const missing = (first ?? []).filter(({ word }) =>
    others.every((other) => other.some((one) => one.word === word)),
  )
  const passages = rankings.flatMap((ranking) => ranking.passages)
  return {
    passages: passages.toSorted((a, b) => b.score - a.score).slice(0, options.limit),
    missing,
    weights: new Map(rankings.flatMap(({ weights }) => [...weights])),
  }
}

/** Minimum score of a document whose title is the query. */
const titledCoverage = 0.6

/**
 * Documents whose whole title is words of the query, the rarest of those that any document has among them: one that is
 * called Noise answers how loud something is, although it never names the thing.
 */
async function findTitledSo(
  ctx: AgentContext,
  rows: readonly Pick<RankedPassage, 'documentId' | 'title' | 'language'>[],
  terms: LanguageQuery['terms'],
  found: readonly number[],
): Promise<ReadonlySet<string>> {
  const asked = terms.flatMap((term, place) =>
    term.isFraming || !found[place] ? [] : [{ ...term, found: found[place] }],
  )
  const min = Math.min(...asked.map((term) => term.found))
  const rarest = new Set(asked.filter((term) => term.found === min).flatMap(({ lexemes }) => lexemes))
  const all = new Set(asked.flatMap(({ lexemes }) => lexemes))
  const documents = [...new Map(rows.map((row) => [row.documentId, row])).values()]
  const titles = await stemTexts(
    ctx,
    documents.map(({ title, language }) => ({ text: title, language })),
  )
  const isAsked = (stems: ReadonlySet<string>) =>
    stems.size > 0 && [...stems].every((stem) => all.has(stem)) && [...stems].some((stem) => rarest.has(stem))
  return new Set(
    documents.flatMap(({ documentId }, place) => (isAsked(titles[place] ?? new Set()) ? [documentId] : [])),
  )
}

function raise(passage: RankedPassage): RankedPassage {
  const coverage = Math.max(passage.coverage, titledCoverage)
  return { ...passage, coverage, score: Math.max(passage.score, coverage * 0.45) }
}

async function rankInLanguage(ctx: AgentContext, query: LanguageQuery, limit: number): Promise<Ranking> {
  const { terms, languages, excluded } = query
  const { tenantId } = ctx.caller
  const any = eitherOf(
    terms.flatMap(({ exact, near, far }) => [exact, near, far].map((one) => ({ query: one }))),
  )
  const all = sql`${query.all}::tsquery`
  const own = eitherOf(
    terms.filter(({ isFraming }) => !isFraming).map(({ unexpanded }) => ({ query: unexpanded })),
  )
  const isByExpansion = own === '' ? sql`false` : sql`not c.search @@ ${own}::tsquery`
  const isAsked = sql`d.role <> 'voice' and d.language = any(${sql.param(languages)}::text[])`
  const source = sql`(
    select c.id, c.document_id as text_id, c.search
    from ${knowledgeChunks} c join ${knowledgeDocuments} d on d.id = c.document_id
    where c.tenant_id = ${tenantId} and ${isAsked} and c.search @@ ${any}::tsquery
      ${excluded === '' ? sql`` : sql`and not c.search @@ ${excluded}::tsquery`}
  ) as asked`
  const documents = sql`(select count(*) from ${knowledgeDocuments} d where d.tenant_id = ${tenantId} and ${isAsked})`
  const { rows } = await ctx.db.execute<RankedPassage & { found: number[]; weights: number[] }>(sql`
    with ${coverageTables(terms, source, documents)}, best as (
      select id, found, weights, coverage, text_coverage from covered where id is not null order by coverage desc, id limit ${maxRanked}
    )
    select c.id as "chunkId", c.position, c.text, c.heading_path as "headingPath", d.id as "documentId", d.title,
      d.source_url as "sourceUrl", d.language, d.role, d.token_count as "documentTokens", best.coverage,
      best.text_coverage as "documentCoverage", best.found, best.weights,
      c.search @@ ${all} as "hasAll", ${isByExpansion} as "isByExpansion",
      (case when c.search @@ ${all}
        then (1 + ts_rank_cd(${weightsOfParts}, c.search, ${all}, ${normalization})) / 2
        else best.coverage * 0.45 + ts_rank(${weightsOfParts}, c.search, ${any}::tsquery, ${normalization}) * 0.04
      end)::float8 as score
    from best join ${knowledgeChunks} c on c.id = best.id
      join ${knowledgeDocuments} d on d.id = c.document_id
    order by score desc, d.created_at desc, c.id
    limit ${limit}`)
  const found = rows[0]?.found
  const weights = rows[0]?.weights
  const titled = await findTitledSo(ctx, rows, terms, found ?? [])
  return {
    passages: rows.map(({ found: _, weights: __, ...passage }) =>
      titled.has(passage.documentId) ? raise(passage) : passage,
    ),
    missing: terms.filter(({ isFraming }, place) => !isFraming && (found?.[place] ?? 0) === 0),
    weights: new Map(
      terms.map((term, place) => [term, { weight: weights?.[place] ?? 1, found: found?.[place] ?? 0 }]),
    ),
  }
}
