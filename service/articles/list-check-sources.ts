import type { AgentContext } from '../core/context.ts'
import { articleEvidence } from '../db/schema/articles.ts'
import { and, asc, eq, ne } from '../db/sql.ts'
import type { CheckSource } from '../engines/claim-check/check-source.ts'

/** All text that was read for an article and states something; articles of earlier versions have none. */
export async function listCheckSources(ctx: AgentContext, articleId: string): Promise<CheckSource[]> {
  const { reference, title, text, language, kind } = articleEvidence
  const rows = await ctx.db
    .select({ reference, title, text, language, kind })
    .from(articleEvidence)
    .where(
      and(
        eq(articleEvidence.articleId, articleId),
        eq(articleEvidence.tenantId, ctx.caller.tenantId),
        ne(articleEvidence.role, 'voice'),
      ),
    )
    .orderBy(asc(articleEvidence.position))
  return rows.map(({ kind: from, ...source }) => ({ ...source, own: from !== 'page' }))
}
