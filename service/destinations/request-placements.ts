import type { AgentContext } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { destinations, placements } from '../db/schema/destinations.ts'
import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from '../db/sql.ts'
import { enqueueAll } from '../queue/enqueue.ts'
import { sendPlacementQueue } from './placement-queues.ts'

type Article = { id: string; version: number; status: string; homeId: string | null }

/** The destination of articles without a choice of their own; null: the desk's own site. */
export async function findDefaultDestination(ctx: AgentContext): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: destinations.id })
    .from(destinations)
    .where(and(eq(destinations.tenantId, ctx.caller.tenantId), destinations.isDefault))
  return row?.id ?? null
}

/** Adds a destination to those of an article, or takes it up again; nothing is sent yet. Part of a transaction. */
export async function choosePlacement(
  ctx: AgentContext,
  placement: { articleId: string; destinationId: string },
): Promise<void> {
  const now = ctx.now()
  await ctx.db
    .insert(placements)
    .values({ ...placement, ...ctx.caller, wanted: 'live', createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [placements.articleId, placements.destinationId],
      set: { isChosen: true, updatedAt: now },
    })
}

/** Asks for the home of an article to have its newest version. Part of the transaction that publishes or changes it. */
export function requestHome(ctx: AgentContext, article: Article & { homeId: string }): Promise<void> {
  return request(ctx, article, {
    which: eq(placements.destinationId, article.homeId),
    // Only an article that is published anew goes where somebody deleted it.
    anew: ['waiting', 'removed', 'removing', ...(article.status === 'publishing' ? deletedThere : [])],
  })
}

/** The same for all its other destinations, once it has an address that they can name. */
export function requestCopies(ctx: AgentContext, article: Article): Promise<void> {
  return request(ctx, article, {
    which: and(
      article.homeId === null ? undefined : ne(placements.destinationId, article.homeId),
      ne(placements.status, 'deleted_there'),
    ),
    anew: ['waiting', 'removed', 'removing'],
  })
}

const deletedThere = ['deleted_there'] as const

type Requested = { which: SQL | undefined; anew: (typeof placements.$inferSelect)['status'][] }

/** Whatever was asked for this version already is left alone: it is there, under way, or waits for a person. */
async function request(ctx: AgentContext, article: Article, { which, anew }: Requested): Promise<void> {
  const as = sql<
    'live' | 'draft'
  >`(select settings ->> 'as' from ${destinations} where ${destinations.id} = ${placements.destinationId})`
  const requested = await runPrepared(
    ctx.db
      .update(placements)
      .set({
        // What somebody there decided, live or draft, stays decided.
        wanted: sql`case when ${placements.status} in ('live', 'draft') then ${placements.wanted} else ${as} end`,
        status: 'sending',
        requests: sql`${placements.requests} + 1`,
        requestedVersion: article.version,
        reason: null,
        message: null,
        attempts: 0,
        nextAttemptAt: null,
        updatedAt: ctx.now(),
      })
      .where(
        and(
          eq(placements.articleId, article.id),
          eq(placements.tenantId, ctx.caller.tenantId),
          eq(placements.isChosen, true),
          which,
          or(
            inArray(placements.status, anew),
            sql`${placements.requestedVersion} is distinct from ${article.version}`,
          ),
        ),
      )
      .returning({ id: placements.id }),
  )
  await enqueueAll(
    ctx,
    sendPlacementQueue,
    requested.map(({ id }) => ({ placement_id: id })),
  )
}

/**
 * Asks for an article to be taken off the destinations where it may be: all of them, or one. Part of the transaction that
 * unpublishes it.
 */
export async function withdrawPlacements(
  ctx: AgentContext,
  articleId: string,
  destinationIds?: readonly string[],
): Promise<void> {
  const own = and(
    eq(placements.articleId, articleId),
    eq(placements.tenantId, ctx.caller.tenantId),
    destinationIds && inArray(placements.destinationId, [...destinationIds]),
  )
  const mayBeThere = or(isNotNull(placements.remoteId), isNotNull(placements.sendStartedAt))
  const members = { nextAttemptAt: null, reason: null, message: null, attempts: 0, updatedAt: ctx.now() }
  const removing = await ctx.db
    .update(placements)
    .set({
      ...members,
      wanted: 'removed',
      status: 'removing',
      requests: sql`${placements.requests} + 1`,
    })
    .where(and(own, mayBeThere, sql`${placements.status} not in ('removed', 'deleted_there')`))
    .returning({ id: placements.id })
  await ctx.db
    .update(placements)
    .set({ ...members, status: 'waiting', requests: sql`${placements.requests} + 1` })
    .where(and(own, sql`not (${mayBeThere})`))
  await enqueueAll(
    ctx,
    sendPlacementQueue,
    removing.map(({ id }) => ({ placement_id: id })),
  )
}
