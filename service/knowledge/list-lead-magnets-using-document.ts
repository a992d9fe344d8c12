import type { Sent } from '#contract/always-sent.ts'
import type { UsedInLeadMagnet } from '#contract/knowledge.ts'
import type { AgentContext } from '../core/context.ts'
import { leadMagnets } from '../db/schema/lead-magnets.ts'
import { and, desc, eq, inArray, sql } from '../db/sql.ts'

const most = 100

/** The tenant's lead magnets that cite a document of its knowledge base, newest first; at most 100. */
export async function listLeadMagnetsUsingDocument(
  ctx: AgentContext,
  documentId: string,
): Promise<Sent<typeof UsedInLeadMagnet>[]> {
  const cited = JSON.stringify({ sources: [{ document_id: documentId }] })
  const rows = await ctx.db
    .select({
      id: leadMagnets.id,
      title: leadMagnets.title,
      topic: leadMagnets.topic,
      status: leadMagnets.status,
      createdAt: leadMagnets.createdAt,
    })
    .from(leadMagnets)
    .where(
      and(
        eq(leadMagnets.tenantId, ctx.caller.tenantId),
        inArray(leadMagnets.status, ['draft', 'published']),
        sql`${leadMagnets.content} @> ${cited}::jsonb`,
      ),
    )
    .orderBy(desc(leadMagnets.createdAt), desc(leadMagnets.id))
    .limit(most)
  return rows.map((row) => ({
    lead_magnet_id: row.id,
    title: row.title ?? row.topic,
    status: row.status,
    created_at: row.createdAt.toISOString(),
  }))
}
