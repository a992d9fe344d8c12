import type { DraftEvidence } from '#contract/drafts.ts'
import type { AgentContext } from '../core/context.ts'
import { articleEvidence } from '../db/schema/articles.ts'
import { and, asc, eq } from '../db/sql.ts'

/** What was read for an article, without the texts: what it cites first. Articles of earlier versions have none. */
export async function listEvidence(ctx: AgentContext, articleId: string): Promise<DraftEvidence[]> {
  const { reference, kind, role, title, url, documentId, language } = articleEvidence
  const rows = await ctx.db
    .select({ reference, kind, role, title, url, documentId, language })
    .from(articleEvidence)
    .where(and(eq(articleEvidence.articleId, articleId), eq(articleEvidence.tenantId, ctx.caller.tenantId)))
    .orderBy(asc(articleEvidence.position))
  return rows.map((row) => ({
    kind: row.kind,
    role: row.role,
    title: row.title,
    language: row.language,
    ...(row.reference !== null && { reference: row.reference }),
    ...(row.url !== null && { url: row.url }),
    ...(row.documentId !== null && { document_id: row.documentId }),
  }))
}
