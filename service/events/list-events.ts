import type { Sent } from '#contract/always-sent.ts'
import type { EventList } from '#contract/event-list.ts'
import type { Envelope } from '#contract/events.ts'
import type { AgentContext } from '../core/context.ts'
import { runPreparedFor } from '../db/prepared.ts'
import { events } from '../db/schema/webhooks.ts'
import { and, asc, desc, eq, gt, gte, lt, lte, notInArray, or, sql } from '../db/sql.ts'
import { isOneOf } from './read-event-types.ts'

export type EventRow = { id: string; createdAt: Date; payload: Envelope }

const columns = { id: events.id, createdAt: events.createdAt, payload: events.payload }

type ListedPart = {
  after?: string | undefined
  since?: string | undefined
  until?: string | undefined
  before?: string | undefined
  limit: number
  types?: string | undefined
}

/**
 * The tenant's events after the one named, or from a moment on, or before the one named, or its newest; before a moment, of some types or of
 * all, oldest first. Tests are left out: they are between the one who sent them and their endpoint.
 */
export async function listEvents(
  ctx: AgentContext,
  { after, since, until, before, limit, types }: ListedPart,
): Promise<Sent<typeof EventList>> {
  const find = async (id: string | undefined) => (id === undefined ? undefined : await findEvent(ctx, id))
  const last = await find(after)
  // One more than is shown says whether there are more.
  const wanted = { limit: limit + 1, types, until: until === undefined ? undefined : new Date(until) }
  if (last || since !== undefined) {
    const rows = last
      ? await eventsAfter(ctx, last, wanted)
      : await eventsSince(ctx, { since: new Date(since ?? 0), known: [], ...wanted })
    return { events: rows.slice(0, limit).map(payloadOf), has_more: rows.length > limit }
  }
  const next = await find(before)
  const rows = next ? await eventsBefore(ctx, next, wanted) : await newestEvents(ctx, wanted)
  return {
    events: rows.slice(0, limit).toReversed().map(payloadOf),
    has_more: next !== undefined,
    has_earlier: rows.length > limit,
  }
}

const payloadOf = ({ payload }: Listed) => payload

/** The payload is read anyway, and tests are few. */
const isNoTest = sql`${events.payload} ->> 'test' is null`

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
    until,
  }: {
    since: Date
    known: readonly string[]
    limit: number
    types?: string | undefined
    until?: Date | undefined
  },
): Promise<EventRow[]> {
  return ctx.db
    .select(columns)
    .from(events)
    .where(
      and(
        eq(events.tenantId, ctx.caller.tenantId),
        gte(events.createdAt, since),
        until && lt(events.createdAt, until),
        isNoTest,
        types === undefined ? undefined : isOneOf(sql`${events.type}`, types),
        known.length > 0 ? notInArray(events.id, [...known]) : undefined,
      ),
    )
    .orderBy(asc(events.createdAt), asc(events.id))
    .limit(limit)
}

const listed = { payload: events.payload }
type Listed = Pick<EventRow, 'payload'>

type Wanted = { limit: number; types: string | undefined; until: Date | undefined }

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
          at.until && lt(events.createdAt, at.until),
          isNoTest,
          at.types ? isOneOf(sql`${events.type}`, at.types) : undefined,
          or(gt(events.createdAt, at.lastAt), and(eq(events.createdAt, at.lastAt), gt(events.id, at.lastId))),
        ),
      )
      .orderBy(asc(events.createdAt), asc(events.id))
      .limit(at.limit),
  )
}

/** The newest first. */
function eventsBefore(ctx: AgentContext, next: EventRow, wanted: Wanted): Promise<Listed[]> {
  const values = { ...wanted, tenantId: ctx.caller.tenantId, nextAt: next.createdAt, nextId: next.id }
  return runPreparedFor(ctx.db, 'events before', values, (at) =>
    ctx.db
      .select(listed)
      .from(events)
      .where(
        and(
          eq(events.tenantId, at.tenantId),
          // Where the index begins to be read.
          lte(events.createdAt, at.nextAt),
          at.until && lt(events.createdAt, at.until),
          isNoTest,
          at.types ? isOneOf(sql`${events.type}`, at.types) : undefined,
          or(lt(events.createdAt, at.nextAt), and(eq(events.createdAt, at.nextAt), lt(events.id, at.nextId))),
        ),
      )
      .orderBy(desc(events.createdAt), desc(events.id))
      .limit(at.limit),
  )
}

/** The newest first. */
function newestEvents(ctx: AgentContext, wanted: Wanted): Promise<Listed[]> {
  const values = { ...wanted, tenantId: ctx.caller.tenantId }
  return runPreparedFor(ctx.db, 'newest events', values, (at) =>
    ctx.db
      .select(listed)
      .from(events)
      .where(
        and(
          eq(events.tenantId, at.tenantId),
          at.until && lt(events.createdAt, at.until),
          isNoTest,
          at.types ? isOneOf(sql`${events.type}`, at.types) : undefined,
        ),
      )
      .orderBy(desc(events.createdAt), desc(events.id))
      .limit(at.limit),
  )
}
