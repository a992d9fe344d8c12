import { and, eq, lte, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { events, webhookDeliveries, webhookEndpoints } from '../db/schema/webhooks.ts'
import { endpointDeletedWords, endpointDisabledWords } from './delivery-words.ts'

/** What one attempt needs. `attempt` counts from 1 over all rounds; with the id it is the claim. */
export type ClaimedDelivery = {
  id: string
  attempt: number
  /** Attempts of this round, this one included. */
  attemptInRound: number
  at: Date
  tenantId: string
  eventId: string
  endpointId: string
  url: string
  sealedSecret: string
  /** The envelope exactly as it was written. */
  body: string
}

/** A job may start a little early: its due time was compared with another machine's clock. */
const clockToleranceMs = 1000

/**
 * Takes a delivery that is due, by compare-and-set: of two jobs at once one gets it. Undefined when it is not due,
 * settled, or under way, and when its endpoint is deleted or disabled, in which case it is dead-lettered.
 */
export async function claimDelivery(ctx: Context, id: string): Promise<ClaimedDelivery | undefined> {
  const at = ctx.now()
  const { isActive, deletedAt } = webhookEndpoints
  const [row] = await ctx.db
    .update(webhookDeliveries)
    .set({
      status: sql`case when ${isActive} then 'delivering' else 'dead_lettered' end`,
      attempts: sql`${webhookDeliveries.attempts} + case when ${isActive} then 1 else 0 end`,
      reason: sql`case when ${deletedAt} is not null then 'endpoint_gone'
        when not ${isActive} then 'endpoint_disabled' end`,
      lastError: sql`case when ${deletedAt} is not null then ${endpointDeletedWords}
        when not ${isActive} then ${endpointDisabledWords} else ${webhookDeliveries.lastError} end`,
      nextAttemptAt: null,
      updatedAt: at,
    })
    .from(webhookEndpoints)
    .innerJoin(events, sql`true`)
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookEndpoints.id, webhookDeliveries.endpointId),
        eq(events.id, webhookDeliveries.eventId),
        or(
          eq(webhookDeliveries.status, 'queued'),
          and(
            eq(webhookDeliveries.status, 'failed'),
            lte(webhookDeliveries.nextAttemptAt, new Date(at.getTime() + clockToleranceMs)),
          ),
        ),
      ),
    )
    .returning({
      status: webhookDeliveries.status,
      attempts: webhookDeliveries.attempts,
      roundStart: webhookDeliveries.roundStart,
      tenantId: webhookDeliveries.tenantId,
      eventId: webhookDeliveries.eventId,
      endpointId: webhookDeliveries.endpointId,
      url: webhookEndpoints.url,
      sealedSecret: webhookEndpoints.sealedSecret,
      body: sql<string>`${events.payload}::text`,
    })
  if (row?.status !== 'delivering') return undefined
  const { attempts, roundStart, status: _, ...rest } = row
  return { id, attempt: attempts, attemptInRound: attempts - roundStart, at, ...rest }
}
