import type { Sent } from '#contract/always-sent.ts'
import type { KnowledgeDocumentList, ListDocumentsQuery } from '#contract/knowledge.ts'
import type { AgentContext } from '../core/context.ts'
import { knowledgeDocuments } from '../db/schema/knowledge.ts'
import { and, desc, eq, getTableColumns, ilike, or, type SQL } from '../db/sql.ts'
import { cleanText } from './clean-text.ts'
import { countCitingArticles } from './count-citing-articles.ts'
import { countDocuments } from './count-documents.ts'
import { documentJson } from './document-json.ts'
import { listAskedHeadings } from './list-asked-headings.ts'

// A list shows no texts, and they are nearly all of a row.
const { content, contentHash, ...summaryColumns } = getTableColumns(knowledgeDocuments)

/** A tenant's documents, newest first. */
export async function listDocuments(
  ctx: AgentContext,
  query: ListDocumentsQuery,
): Promise<Sent<typeof KnowledgeDocumentList>> {
  const { limit, offset, q, source_type } = query
  const matching = and(
    q ? contains(q) : undefined,
    source_type && eq(knowledgeDocuments.sourceType, source_type),
  )
  const [rows, total] = await Promise.all([
    ctx.db
      .select(summaryColumns)
      .from(knowledgeDocuments)
      .where(and(eq(knowledgeDocuments.tenantId, ctx.caller.tenantId), matching))
      .orderBy(desc(knowledgeDocuments.createdAt), desc(knowledgeDocuments.id))
      .limit(limit)
      .offset(offset),
    countDocuments(ctx, matching),
  ])
  const ids = rows.map(({ id }) => id)
  const [uses, questions] = await Promise.all([countCitingArticles(ctx, ids), listAskedHeadings(ctx, ids)])
  return {
    documents: rows.map((row) => {
      const asked = questions.get(row.id)
      return {
        ...documentJson(row),
        used_in_count: uses.get(row.id) ?? 0,
        ...(asked && { questions: asked }),
      }
    }),
    total,
    limit,
    offset,
  }
}

/** The text is looked for as it is: its `%` and `_` are no wildcards. */
function contains(q: string): SQL | undefined {
  const pattern = `%${cleanText(q).replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(knowledgeDocuments.title, pattern), ilike(knowledgeDocuments.sourceName, pattern))
}
