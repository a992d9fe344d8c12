import type { AgentContext } from '../context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { sql } from '../db/sql.ts'
import { eitherOf, type LanguageQuery } from './compile-query.ts'
import { matchOf, weightOf } from './coverage-sql.ts'
import type { DocumentRow } from './document-json.ts'

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
  /** True when everything that was asked for is in it, in the words asked. */
  hasAll: boolean
  /** The part of the asked words that it has, weighted by what they say; from 0 to 1. */
  coverage: number
  /** From 0 to 1; above a half when everything that was asked for is in it. */
  score: number
}

export type Ranking = {
  /** Best first. */
  passages: RankedPassage[]
  /** Words of the query that no passage has, nor any word that means nearly the same. */
  missing: { word: string; subject: string | undefined }[]
}

// Weights of text, nothing, headings, title. Every passage has its document's title, so that may not decide alone.
const weights = sql.raw(`'{0.4,0.4,0.8,1}'`)
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
  return { passages: passages.toSorted((a, b) => b.score - a.score).slice(0, options.limit), missing }
}

async function rankInLanguage(ctx: AgentContext, query: LanguageQuery, limit: number): Promise<Ranking> {
  const { terms, languages, excluded } = query
  const search = sql`c.search`
  const name = (prefix: string, place: number) => sql.raw(`${prefix}${place}`)
  const each = (make: (place: number) => ReturnType<typeof sql>) => terms.map((_, place) => make(place))
  const any = eitherOf(
    terms.flatMap(({ exact, near, far }) => [exact, near, far].map((one) => ({ query: one }))),
  )
  const all = sql`${query.all}::tsquery`
  const { rows } = await ctx.db.execute<RankedPassage & { found: number[] }>(sql`
    with matched as materialized (
      select c.id, ${sql.join(
        terms.map((term, place) => sql`${matchOf(search, term)} as ${name('m', place)}`),
        sql`, `,
      )}
      from ${knowledgeChunks} c join ${knowledgeDocuments} d on d.id = c.document_id
      where c.tenant_id = ${ctx.caller.tenantId} and d.role <> 'voice'
        and d.language = any(${sql.param(languages)}::text[]) and c.search @@ ${any}::tsquery
        ${excluded === '' ? sql`` : sql`and not c.search @@ ${excluded}::tsquery`}
    ), counted as (
      select ${sql.join(
        each((place) => sql`count(*) filter (where ${name('m', place)} > 0) as ${name('f', place)}`),
        sql`, `,
      )},
        (select coalesce(sum(chunks_count), 0) from ${knowledgeDocuments}
          where tenant_id = ${ctx.caller.tenantId} and role <> 'voice'
            and language = any(${sql.param(languages)}::text[])) as passages
      from matched
    ), weighted as (
      select ${sql.join(
        terms.map(
          (term, place) =>
            sql`${weightOf(term, sql`${name('f', place)}`, sql`passages`)} as ${name('w', place)}`,
        ),
        sql`, `,
      )}, array[${sql.join(
        each((place) => sql`${name('f', place)}::int`),
        sql`, `,
      )}] as found
      from counted
    ), covered as (
      select id, found, (${sql.join(
        each((place) => sql`${name('m', place)} * ${name('w', place)}`),
        sql` + `,
      )}) / (${sql.join(
        each((place) => sql`${name('w', place)}`),
        sql` + `,
      )}) as coverage
      from matched, weighted order by coverage desc, id limit ${maxRanked}
    )
    select c.id as "chunkId", c.position, c.text, c.heading_path as "headingPath", d.id as "documentId", d.title,
      d.source_url as "sourceUrl", d.language, d.role, d.token_count as "documentTokens", covered.found,
      covered.coverage::float8 as coverage, c.search @@ ${all} as "hasAll",
      (case when c.search @@ ${all}
        then (1 + ts_rank_cd(${weights}, c.search, ${all}, ${normalization})) / 2
        else covered.coverage * 0.45 + ts_rank(${weights}, c.search, ${any}::tsquery, ${normalization}) * 0.04
      end)::float8 as score
    from covered join ${knowledgeChunks} c on c.id = covered.id
      join ${knowledgeDocuments} d on d.id = c.document_id
    order by score desc, d.created_at desc, c.id
    limit ${limit}`)
  const found = rows[0]?.found
  return {
    passages: rows.map(({ found: _, ...passage }) => passage),
    missing: terms.filter(({ isFraming }, place) => !isFraming && (found?.[place] ?? 0) === 0),
  }
}
