import type { AgentContext } from '../context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { and, desc, eq, sql } from '../db/sql.ts'
import { compileQuery, quoteLexeme } from './compile-query.ts'
import { searchConfiguration } from './search-configuration.ts'

/** A document that speaks of what was asked about. */
export type CoveringDocument = {
  documentId: string
  title: string
  /** How many of its passages do. */
  passages: number
  /** The part of the asked words that its best passage has: from a half to 1. */
  share: number
  /** The nearest heading of each of them, once each; a passage may have none. */
  headings: string[]
}

/** Which documents have passages with at least half of the words that are asked about; the best first. */
export async function findCoverage(
  ctx: AgentContext,
  input: { text: string; passages: number },
): Promise<CoveringDocument[]> {
  const query = await compileQuery(ctx, input.text)
  if (!query) return []
  const { search } = knowledgeChunks
  const asked = [...new Set([...query.lexemes.values()].flatMap((stems) => [...stems]))]
  // One look-up for each word, which is many times quicker than taking every matching passage's words apart.
  const shared = sql<number>`${sql.join(
    asked.map((stem) => sql`(${search} @@ ${quoteLexeme(stem)}::tsquery)::int`),
    sql` + `,
  )}`
  const rows = await ctx.db
    .select({
      documentId: knowledgeDocuments.id,
      title: knowledgeDocuments.title,
      language: knowledgeDocuments.language,
      headingPath: knowledgeChunks.headingPath,
      shared: shared.as('shared'),
    })
    .from(knowledgeChunks)
    .innerJoin(knowledgeDocuments, eq(knowledgeDocuments.id, knowledgeChunks.documentId))
    .where(and(eq(knowledgeChunks.tenantId, ctx.caller.tenantId), sql`${search} @@ ${query.any}::tsquery`))
    .orderBy(
      desc(sql`shared`),
      desc(sql`ts_rank(${search}, ${query.any}::tsquery, 1)`),
      desc(knowledgeDocuments.createdAt),
      knowledgeChunks.position,
    )
    .limit(input.passages)
  const covering = rows.flatMap((row) => {
    const stems = query.lexemes.get(searchConfiguration(row.language))?.size ?? 0
    const share = stems === 0 ? 0 : Math.min(1, row.shared / stems)
    return share < 0.5 ? [] : [{ ...row, share }]
  })
  return [...Map.groupBy(covering, ({ documentId }) => documentId)].flatMap(([documentId, passages]) => {
    const [best] = passages
    if (!best) return []
    const headings = passages.flatMap(({ headingPath }) => headingPath.at(-1) ?? [])
    return [
      {
        documentId,
        title: best.title,
        passages: passages.length,
        share: best.share,
        headings: [...new Set(headings)],
      },
    ]
  })
}
