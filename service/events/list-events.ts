import type { EventList } from '#contract/event-list.ts'
import type { Envelope } from '#contract/events.ts'
import type { AgentContext } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { events } from '../db/schema/webhooks.ts'
import { and, asc, desc, eq, gt, gte, notInArray, or } from '../db/sql.ts'

export type EventRow = { id: string; createdAt: Date; payload: Envelope }

const columns = { id: events.id, createdAt: events.createdAt, payload: events.payload }

/** The tenant's events after the one named, or its newest, of one type or of all; oldest first. */
export async function listEvents(
  ctx: AgentContext,
  { after, limit, event_type: type }: { after?: string; limit: number; event_type?: string },
): Promise<EventList> {
  const last = after === undefined ? undefined : await findEvent(ctx, after)
  const rows = last ? await eventsAfter(ctx, last, { limit, type }) : await newestEvents(ctx, { limit, type })
  return { events: rows.map(({ payload }) => payload) }
}

/** One of the tenant's events. */
export async function findEvent(ctx: AgentContext, id: string): Promise<EventRow | undefined> {
  const [found] = await ctx.db
    .select(columns)
    .from(events)
    .where(and(eq(events.tenantId, ctx.caller.tenantId), eq(events.id, id)))
  return found
}

/** The tenant's events since a moment, without those that are known; oldest first. */
export function eventsSince(
  ctx: AgentContext,
  {
    since,
    known,
    limit,
    type,
  }: { since: Date; known: readonly string[]; limit: number; type?: string | undefined },
): Promise<EventRow[]> {
  return ctx.db
    .select(columns)
    .from(events)
    .where(
      and(
        eq(events.tenantId, ctx.caller.tenantId),
        gte(events.createdAt, since),
        ofType(type),
        known.length > 0 ? notInArray(events.id, [...known]) : undefined,
      ),
    )
    .orderBy(asc(events.createdAt), asc(events.id))
    .limit(limit)
}

type Wanted = { limit: number; type: string | undefined }

function ofType(type: string | undefined) {
  return type === undefined ? undefined : eq(events.type, type)
}

function eventsAfter(ctx: AgentContext, last: EventRow, { limit, type }: Wanted): Promise<EventRow[]> {
  return runPrepared(
    ctx.db
      .select(columns)
      .from(events)
      .where(
        and(
          eq(events.tenantId, ctx.caller.tenantId),
          // Where the index begins to be read; the other condition alone would read all that came before.
          gte(events.createdAt, last.createdAt),
          ofType(type),
          or(
            gt(events.createdAt, last.createdAt),
            and(eq(events.createdAt, last.createdAt), gt(events.id, last.id)),
          ),
        ),
      )
      .orderBy(asc(events.createdAt), asc(events.id))
      .limit(limit),
  )
}

async function newestEvents(ctx: AgentContext, { limit, type }: Wanted): Promise<EventRow[]> {
  const rows = await runPrepared(
    ctx.db
      .select(columns)
      .from(events)
      .where(and(eq(events.tenantId, ctx.caller.tenantId), ofType(type)))
      .orderBy(desc(events.createdAt), desc(events.id))
      .limit(limit),
  )
  return rows.toReversed()
}
