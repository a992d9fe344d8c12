import type { AgentContext } from '../context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { type SQL, sql } from '../db/sql.ts'
import { eitherOf, type LanguageQuery, type QueryTerm } from './compile-query.ts'
import { matchOf, weighTerms } from './coverage-sql.ts'
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
  const missing = (first ?? [])
    .filter(({ word }) => others.every((other) => other.some((one) => one.word === word)))
    // Which of several languages the word is of is not known, and so not what it is about.
    .map(({ word, subject }) => ({ word, subject: others.length === 0 ? subject : undefined }))
  const passages = rankings.flatMap((ranking) => ranking.passages)
  return { passages: passages.toSorted((a, b) => b.score - a.score).slice(0, options.limit), missing }
}

async function rankInLanguage(ctx: AgentContext, query: LanguageQuery, limit: number): Promise<Ranking> {
  const { terms } = query
  const { found, documents } = await countDocumentsWith(ctx, query)
  const missing = terms.filter(({ isFraming }, place) => !isFraming && found[place] === 0)
  if (found.every((count) => count === 0)) return { passages: [], missing }
  const weights = weighTerms(terms, found, documents)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const covered = sql.join(
    terms.map(
      (term, place) => sql`${matchOf(sql`c.search`, term)} * ${(weights[place] ?? 0) / total}::float8`,
    ),
    sql` + `,
  )
  const any = anyOf(terms)
  const all = sql`${query.all}::tsquery`
  const { rows } = await ctx.db.execute<RankedPassage>(sql`
    with covered as (
      select c.id, ${covered} as coverage
      from ${knowledgeChunks} c join ${knowledgeDocuments} d on d.id = c.document_id
      where ${isAsked(ctx, query, any)}
      order by coverage desc, c.id limit ${maxRanked}
    )
    select c.id as "chunkId", c.position, c.text, c.heading_path as "headingPath", d.id as "documentId", d.title,
      d.source_url as "sourceUrl", d.language, d.role, d.token_count as "documentTokens", covered.coverage,
      c.search @@ ${all} as "hasAll",
      (case when c.search @@ ${all}
        then (1 + ts_rank_cd(${weightsOfParts}, c.search, ${all}, ${normalization})) / 2
        else covered.coverage * 0.45 + ts_rank(${weightsOfParts}, c.search, ${any}::tsquery, ${normalization}) * 0.04
      end)::float8 as score
    from covered join ${knowledgeChunks} c on c.id = covered.id
      join ${knowledgeDocuments} d on d.id = c.document_id
    order by score desc, d.created_at desc, c.id
    limit ${limit}`)
  return { passages: rows, missing }
}

/** In how many documents each word of a query is, and how many documents there are. */
async function countDocumentsWith(
  ctx: AgentContext,
  query: LanguageQuery,
): Promise<{ found: number[]; documents: number }> {
  const { terms, languages } = query
  const has = ({ exact, near, far }: QueryTerm) =>
    sql`bool_or(c.search @@ ${eitherOf([exact, near, far].map((one) => ({ query: one })))}::tsquery)`
  const { rows } = await ctx.db.execute<{ found: number[]; documents: number }>(sql`
    with matched as (
      select ${sql.join(
        terms.map((term, place) => sql`${has(term)} as ${sql.raw(`h${place}`)}`),
        sql`, `,
      )}
      from ${knowledgeChunks} c join ${knowledgeDocuments} d on d.id = c.document_id
      where ${isAsked(ctx, query, anyOf(terms))}
      group by c.document_id
    )
    select array[${sql.join(
      terms.map((_, place) => sql`count(*) filter (where ${sql.raw(`h${place}`)})::int`),
      sql`, `,
    )}] as found,
      (select count(*)::int from ${knowledgeDocuments}
        where tenant_id = ${ctx.caller.tenantId} and role <> 'voice'
          and language = any(${sql.param(languages)}::text[])) as documents
    from matched`)
  return rows[0] ?? { found: terms.map(() => 0), documents: 0 }
}

function isAsked(ctx: AgentContext, { languages, excluded }: LanguageQuery, any: string): SQL {
  return sql`c.tenant_id = ${ctx.caller.tenantId} and d.role <> 'voice'
    and d.language = any(${sql.param(languages)}::text[]) and c.search @@ ${any}::tsquery
    ${excluded === '' ? sql`` : sql`and not c.search @@ ${excluded}::tsquery`}`
}

function anyOf(terms: readonly QueryTerm[]): string {
  return eitherOf(terms.flatMap(({ exact, near, far }) => [exact, near, far].map((query) => ({ query }))))
}
