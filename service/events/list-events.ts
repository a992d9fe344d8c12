import type { Sent } from '#contract/always-sent.ts'
import type { EventList } from '#contract/event-list.ts'
import type { Envelope } from '#contract/events.ts'
import type { AgentContext } from '../core/context.ts'
import { runPreparedFor } from '../db/prepared.ts'
import { events } from '../db/schema/webhooks.ts'
import { and, asc, desc, eq, gt, gte, notInArray, or, sql } from '../db/sql.ts'
import { isOneOf } from './read-event-types.ts'

export type EventRow = { id: string; createdAt: Date; payload: Envelope }

const columns = { id: events.id, createdAt: events.createdAt, payload: events.payload }

/** The tenant's events after the one named, or from a moment on, or its newest; of some types or of all, oldest first. */
export async function listEvents(
  ctx: AgentContext,
  {
    after,
    since,
    limit,
    types,
  }: { after?: string; since?: string; limit: number; types?: string | undefined },
): Promise<Sent<typeof EventList>> {
  const last = after === undefined ? undefined : await findEvent(ctx, after)
  if (!last && since === undefined) {
    const newest = await newestEvents(ctx, { limit, types })
    return { events: newest.map(({ payload }) => payload), has_more: false }
  }
  // One more than is shown says whether there are more.
  const rows = last
    ? await eventsAfter(ctx, last, { limit: limit + 1, types })
    : await eventsSince(ctx, { since: new Date(since ?? 0), known: [], limit: limit + 1, types })
  return { events: rows.slice(0, limit).map(({ payload }) => payload), has_more: rows.length > limit }
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
    types,
  }: { since: Date; known: readonly string[]; limit: number; types?: string | undefined },
): Promise<EventRow[]> {
  return ctx.db
    .select(columns)
    .from(events)
    .where(
      and(
        eq(events.tenantId, ctx.caller.tenantId),
        gte(events.createdAt, since),
        types === undefined ? undefined : isOneOf(sql`${events.type}`, types),
        known.length > 0 ? notInArray(events.id, [...known]) : undefined,
      ),
    )
    .orderBy(asc(events.createdAt), asc(events.id))
    .limit(limit)
}

const listed = { payload: events.payload }
type Listed = Pick<EventRow, 'payload'>

type Wanted = { limit: number; types: string | undefined }

function eventsAfter(ctx: AgentContext, last: EventRow, wanted: Wanted): Promise<Listed[]> {
  const values = { ...wanted, tenantId: ctx.caller.tenantId, lastAt: last.createdAt, lastId: last.id }
  return runPreparedFor(ctx.db, 'events after', values, (at) =>
    ctx.db
      .select(listed)
      .from(events)
      .where(
        and(
          eq(events.tenantId, at.tenantId),
          // Where the index begins to be read; the other condition alone would read all that came before.
          gte(events.createdAt, at.lastAt),
          at.types ? isOneOf(sql`${events.type}`, at.types) : undefined,
          or(gt(events.createdAt, at.lastAt), and(eq(events.createdAt, at.lastAt), gt(events.id, at.lastId))),
        ),
      )
      .orderBy(asc(events.createdAt), asc(events.id))
      .limit(at.limit),
  )
}

async function newestEvents(ctx: AgentContext, wanted: Wanted): Promise<Listed[]> {
  const values = { ...wanted, tenantId: ctx.caller.tenantId }
  const rows = await runPreparedFor(ctx.db, 'newest events', values, (at) =>
    ctx.db
      .select(listed)
      .from(events)
      .where(
        and(eq(events.tenantId, at.tenantId), at.types ? isOneOf(sql`${events.type}`, at.types) : undefined),
      )
      .orderBy(desc(events.createdAt), desc(events.id))
      .limit(at.limit),
  )
  return rows.toReversed()
}
