import type { AgentContext } from '../core/context.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import { and, eq, isNull, ne } from '../db/sql.ts'

/** What to tell whoever gives an endpoint (`id`, or a new one) the URL that another one of the tenant has: nothing otherwise. */
export async function warnOfSameUrl(
  ctx: AgentContext,
  { id, url }: { id?: string; url: string },
): Promise<string[]> {
  const [same] = await ctx.db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.tenantId, ctx.caller.tenantId),
        isNull(webhookEndpoints.deletedAt),
        eq(webhookEndpoints.url, url),
        id === undefined ? undefined : ne(webhookEndpoints.id, id),
      ),
    )
    .limit(1)
  if (!same) return []
  return [
    `Endpoint ${same.id} has this URL, too: it gets an event twice that both receive, signed with two secrets. To change the event types of that one, PATCH it.`,
  ]
}
