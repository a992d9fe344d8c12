import type { Sent } from '#contract/always-sent.ts'
import type { ChoosePlacementsInput, PlacementList } from '#contract/destinations.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, invalid, notFound } from '../core/errors.ts'
import { articles } from '../db/schema/articles.ts'
import { placements } from '../db/schema/destinations.ts'
import { and, eq, isNull } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { findPlacements } from '../destinations/find-placements.ts'
import { listDestinationRows } from '../destinations/get-destination-row.ts'
import { placementJson } from '../destinations/placement-json.ts'
import { choosePlacement, requestCopies, withdrawPlacements } from '../destinations/request-placements.ts'
import { getHandle } from '../site/get-handle.ts'
import { queuePublishing } from '../site/render-again.ts'
import { articleUrl } from './article-url.ts'
import { type ArticleRow, getArticleRow } from './get-article-row.ts'

/**
 * Where an article is, or will be, published.
 * @throws {ServiceError} `not_found`, also for an article of another tenant
 */
export async function listPlacements(
  ctx: AgentContext,
  articleId: string,
): Promise<Sent<typeof PlacementList>> {
  return placementList(ctx, await getArticleRow(ctx, articleId))
}

/**
 * Chooses the home of an article and the destinations that get a copy.
 * @throws {ServiceError} `invalid` for an unknown destination, `conflict` for another home of a published article
 */
export function choosePlacements(
  ctx: AgentContext,
  choice: { articleId: string; input: ChoosePlacementsInput },
): Promise<Sent<typeof PlacementList>> {
  const { articleId, input } = choice
  const { home } = input
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .select()
      .from(articles)
      .where(and(eq(articles.id, articleId), eq(articles.tenantId, tx.caller.tenantId)))
      .for('update')
    if (!row) throw notFound('article')
    if (row.status === 'published' && row.homeId !== home)
      throw conflict(
        'already_published',
        'A published article keeps its address. Unpublish it, then choose another home.',
      )
    const wanted = [...new Set([...(home === null ? [] : [home]), ...input.copies])]
    await rejectUnknown(tx, articleId, wanted, home)
    await dropOthers(tx, articleId, wanted)
    for (const destinationId of wanted) await choosePlacement(tx, { articleId, destinationId })
    const [chosen] = await tx.db
      .update(articles)
      .set({ homeId: home, placesChosen: true, updatedAt: tx.now() })
      .where(eq(articles.id, articleId))
      .returning()
    if (!chosen) throw notFound('article')
    if (chosen.status === 'published') await requestCopies(tx, chosen)
    if (chosen.status === 'publishing') await queuePublishing(tx, chosen)
    return placementList(tx, chosen)
  })
}

/** A disconnected destination can stay chosen, and not be chosen anew. */
async function rejectUnknown(
  tx: AgentContext,
  articleId: string,
  wanted: readonly string[],
  home: string | null,
): Promise<void> {
  const connected = await listDestinationRows(tx)
  const before = await findPlacements(tx, articleId)
  const known = new Set([
    ...connected.map(({ id }) => id),
    ...before.flatMap(({ placement, destination }) => (placement.isChosen ? destination.id : [])),
  ])
  const unknown = wanted.find((id) => !known.has(id))
  if (unknown === undefined) return
  throw invalid(unknown === home ? 'home' : 'copies', `There is no destination ${unknown}.`)
}

/** Whatever may be public elsewhere is taken down there; the rest is forgotten. */
async function dropOthers(tx: AgentContext, articleId: string, wanted: readonly string[]): Promise<void> {
  const placed = await findPlacements(tx, articleId)
  const dropped = placed.filter(
    ({ placement }) => placement.isChosen && !wanted.includes(placement.destinationId),
  )
  for (const { placement } of dropped) {
    await withdrawPlacements(tx, articleId, [placement.destinationId])
    await tx.db
      .update(placements)
      .set({ isChosen: false })
      .where(and(eq(placements.id, placement.id), eq(placements.tenantId, tx.caller.tenantId)))
  }
  await tx.db
    .delete(placements)
    .where(
      and(
        eq(placements.articleId, articleId),
        eq(placements.tenantId, tx.caller.tenantId),
        eq(placements.isChosen, false),
        eq(placements.status, 'waiting'),
        isNull(placements.remoteId),
      ),
    )
}

async function placementList(ctx: AgentContext, row: ArticleRow): Promise<Sent<typeof PlacementList>> {
  const placed = await findPlacements(ctx, row.id)
  const shown = placed.filter(
    ({ placement }) => placement.isChosen || !['waiting', 'removed'].includes(placement.status),
  )
  const list = shown.map(({ placement, destination }) => placementJson(placement, destination, row.homeId))
  return {
    home: row.homeId,
    is_chosen: row.placesChosen,
    ...(row.slug !== null && {
      article_url: articleUrl(ctx, await getHandle(ctx), row.slug, row.homeUrl),
    }),
    placements: list.toSorted((one, other) => Number(other.is_home) - Number(one.is_home)),
  }
}
