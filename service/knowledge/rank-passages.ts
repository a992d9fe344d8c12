import type { AgentContext } from '../context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { and, desc, eq, sql } from '../db/sql.ts'
import type { CompiledQuery } from './compile-query.ts'

export type RankedPassage = {
  chunkId: string
  position: number
  text: string
  headingPath: string[]
  documentId: string
  title: string
  sourceUrl: string | null
  language: string
  /** From 0 to 1; above a half when everything that was asked for is in it. */
  score: number
}

// Weights of text, nothing, headings, title. Every passage has its document's title, so that may not decide alone.
const weights = sql.raw(`'{0.4,0.4,0.8,1}'`)
// 1: a long passage needs more; 32: into the range from 0 to 1.
const normalization = sql.raw('1|32')

/** Passages that have all that was asked for, or any of it, best first. */
export async function rankPassages(
  ctx: AgentContext,
  query: CompiledQuery,
  options: { having: 'all' | 'any'; limit: number },
): Promise<RankedPassage[]> {
  const { search } = knowledgeChunks
  const all = sql`${query.all}::tsquery`
  const any = sql`${query.any}::tsquery`
  const hasAll = sql<boolean>`${search} @@ ${all}`
  const closeness = sql`(1 + ts_rank_cd(${weights}, ${search}, ${all}, ${normalization})) / 2`
  const score =
    options.having === 'all'
      ? sql<number>`${closeness}`
      : sql<number>`case when ${hasAll} then ${closeness}
          else ts_rank(${weights}, ${search}, ${any}, ${normalization}) / 2 end`
  return ctx.db
    .select({
      chunkId: knowledgeChunks.id,
      position: knowledgeChunks.position,
      text: knowledgeChunks.text,
      headingPath: knowledgeChunks.headingPath,
      documentId: knowledgeDocuments.id,
      title: knowledgeDocuments.title,
      sourceUrl: knowledgeDocuments.sourceUrl,
      language: knowledgeDocuments.language,
      score: sql<number>`${score}`.as('score'),
    })
    .from(knowledgeChunks)
    .innerJoin(knowledgeDocuments, eq(knowledgeDocuments.id, knowledgeChunks.documentId))
    .where(
      and(
        eq(knowledgeChunks.tenantId, ctx.caller.tenantId),
        sql`${search} @@ ${options.having === 'all' ? all : any}`,
        query.excluded === '' ? undefined : sql`not ${search} @@ ${query.excluded}::tsquery`,
      ),
    )
    .orderBy(desc(sql`score`), desc(knowledgeDocuments.createdAt), knowledgeChunks.id)
    .limit(options.limit)
}
