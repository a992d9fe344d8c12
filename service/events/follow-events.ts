import { setTimeout as sleep } from 'node:timers/promises'
import type { AgentContext } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { agentKeys, agents } from '../db/schema/agents.ts'
import { and, eq, gt, inArray, isNull, or, sql } from '../db/sql.ts'
import { type EventRow, eventsSince, findEvent } from './list-events.ts'

const pollMs = 1_000
const heartbeatMs = 15_000
/** A stream authenticates again after this long, because the client connects again. */
const streamMs = 5 * 60_000
/** An event is dated when it is written and seen when its transaction commits, which may be this much later. */
const overlapMs = 30_000
const batchRows = 200
const streamsPerTenant = 10
const streamsPerProcess = 200

type Followed = {
  after: string | undefined
  since?: Date | undefined
  types?: string | undefined
  /** Whether each event is sent under its type. */
  isNamed?: boolean | undefined
  /** What the reader should know of what was asked for; each is a comment at the beginning. */
  warnings?: readonly string[]
}

/** How many streams of each tenant are open in this process. */
const open = new Map<string, number>()

/**
 * The tenant's events, of some types or of all, as server-sent events (WHATWG HTML, 9.2), from after `after` on,
 * from `since` on, or from now on. Ends with
 * `signal`, when the process stops, when the agent is revoked or its key rotated, and after five minutes.
 * @throws {ServiceError} `rate_limited` while too many are open
 */
export function followEvents(
  ctx: AgentContext,
  { signal, ...wanted }: Followed & { signal: AbortSignal },
): ReadableStream<Uint8Array> {
  const { tenantId } = ctx.caller
  const ofTenant = open.get(tenantId) ?? 0
  const ofProcess = [...open.values()].reduce((sum, count) => sum + count, 0)
  if (ofTenant >= streamsPerTenant || ofProcess >= streamsPerProcess) {
    const problem = { kind: 'rate_limited', retryAfterSeconds: 30 } as const
    throw new ServiceError(problem, 'Too many event streams are open. Close one, or poll without a stream.')
  }
  const gone = new AbortController()
  const ended = AbortSignal.any([gone.signal, signal, ctx.stopping, AbortSignal.timeout(streamMs)])
  const texts = textOf(ctx, wanted, ended)
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const { value, done } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      gone.abort()
      await texts.return(undefined)
    },
  }
  // Nothing is read before it is asked for: a HEAD asks for nothing.
  return new ReadableStream(source, { highWaterMark: 0 })
}

async function* textOf(ctx: AgentContext, wanted: Followed, ended: AbortSignal): AsyncGenerator<Uint8Array> {
  const { tenantId } = ctx.caller
  const encoder = new TextEncoder()
  open.set(tenantId, (open.get(tenantId) ?? 0) + 1)
  try {
    // Before the stream says that it follows, so that every later event is new, even one of the same millisecond.
    const [start, keys] = await Promise.all([findStart(ctx, wanted), liveKeys(ctx)])
    const said = ['follows', ...(wanted.warnings ?? [])].map((one) => `: ${one.replaceAll(/\s+/g, ' ')}\n`)
    yield encoder.encode(`retry: 2000\n${said.join('')}\n`)
    let quietMs = 0
    for await (const rows of newRows(ctx, start, { types: wanted.types, ended })) {
      // After the look and before what it found: whoever has lost access gets nothing more.
      if (!(await isAllowed(ctx, keys))) return
      quietMs = rows.length > 0 ? 0 : quietMs + pollMs
      if (rows.length > 0) yield encoder.encode(rows.map((row) => frame(row, wanted)).join(''))
      if (quietMs < heartbeatMs) continue
      quietMs = 0
      yield encoder.encode(': still here\n\n')
    }
  } finally {
    const left = (open.get(tenantId) ?? 1) - 1
    if (left > 0) open.set(tenantId, left)
    else open.delete(tenantId)
  }
}

/** The time from which to look, and the events around it that are not to be sent, by id. */
type Start = { newest: Date; sent: Map<string, Date> }

/** After the event `after`, at `since`, or after everything that is there now. */
async function findStart(ctx: AgentContext, { after, since: from, types }: Followed): Promise<Start> {
  const last = after === undefined ? undefined : await findEvent(ctx, after)
  // As much later as is looked back.
  if (!last && from) return { newest: new Date(from.getTime() + overlapMs), sent: new Map() }
  const newest = last?.createdAt ?? ctx.now()
  const since = new Date(newest.getTime() - overlapMs)
  const before = await eventsSince(ctx, { since, known: [], limit: batchRows * 5, types })
  const sent = before.filter(({ createdAt }) => !last || createdAt <= last.createdAt)
  return { newest, sent: new Map(sent.map(({ id, createdAt }) => [id, createdAt])) }
}

/** What has come since, once a second; each event once. */
async function* newRows(
  ctx: AgentContext,
  start: Start,
  { types, ended }: { types: Followed['types']; ended: AbortSignal },
): AsyncGenerator<EventRow[]> {
  const { sent } = start
  let { newest } = start
  const since = () => new Date(newest.getTime() - overlapMs)
  while (!ended.aborted) {
    const rows = await eventsSince(ctx, { since: since(), known: [...sent.keys()], limit: batchRows, types })
    for (const { id, createdAt } of rows) {
      sent.set(id, createdAt)
      if (createdAt > newest) newest = createdAt
    }
    for (const [id, createdAt] of sent) if (createdAt < since()) sent.delete(id)
    yield rows
    // A full batch has more behind it.
    if (rows.length < batchRows) await sleep(pollMs, undefined, { signal: ended }).catch(() => undefined)
  }
}

/** With a name of its own only where that is wanted: EventSource hands named events to nobody who listens for all. */
function frame({ id, payload }: EventRow, { isNamed }: Followed): string {
  const name = isNamed ? `event: ${payload.type}\n` : ''
  return `id: ${id}\n${name}data: ${JSON.stringify(payload)}\n\n`
}

/** The keys and access tokens of the agent that work now, by id: one of them opened the stream. */
async function liveKeys(ctx: AgentContext): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: agentKeys.id })
    .from(agentKeys)
    .where(and(eq(agentKeys.agentId, ctx.caller.agentId), isLive(ctx)))
  return rows.map(({ id }) => id)
}

const isLive = (ctx: AgentContext) => or(isNull(agentKeys.expiresAt), gt(agentKeys.expiresAt, ctx.now()))

/** @param keys those that worked when the stream began: once none of them does, whoever opened it has another, or none */
async function isAllowed(ctx: AgentContext, keys: readonly string[]): Promise<boolean> {
  const live = ctx.db
    .select({ id: agentKeys.id })
    .from(agentKeys)
    .where(and(inArray(agentKeys.id, [...keys]), isLive(ctx)))
  const [agent] = await ctx.db
    .select({ id: agents.id })
    .from(agents)
    .where(
      and(
        eq(agents.id, ctx.caller.agentId),
        isNull(agents.revokedAt),
        keys.length > 0 ? sql`exists (${live})` : undefined,
      ),
    )
  return agent !== undefined
}
