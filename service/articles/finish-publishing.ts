import { isDeepStrictEqual } from 'node:util'
import { type AgentContext, asAgent, type Context } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq, inArray } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import {
  choosePlacement,
  findDefaultDestination,
  requestCopies,
  requestHome,
} from '../destinations/request-placements.ts'
import type { Job } from '../queue/job.ts'
import { type ArticleSurroundings, articlePage } from '../site/article-page.ts'
import { pagePolicy } from '../site/content-security-policy.ts'
import { findArticleForm } from '../site/find-article-form.ts'
import { getSite, type TenantSite } from '../site/find-site.ts'
import { pageBytes } from '../site/page-bytes.ts'
import { removePage } from '../site/remove-page.ts'
import { lockPages, publishArticleQueue, refreshPageQueue, renderPagesAgain } from '../site/render-again.ts'
import { siteArticleOf } from '../site/site-article-of.ts'
import { storePage } from '../site/store-page.ts'
import { findNeighbours } from './article-neighbours.ts'
import { deletePictures } from './delete-pictures.ts'
import { withCharts } from './draw-charts.ts'
import { drawBanner, drawCover, lookOf } from './draw-cover.ts'
import { emitArticleEvent } from './emit-article-event.ts'
import type { ArticleRow } from './get-article-row.ts'
import { renderNeighboursAgain } from './render-again.ts'

/** An edit may be saved while a page is rendered; then it is rendered once more, and someone edits very fast. */
const maxRenderings = 10

export const publishArticleJob: Job<{ article_id: string }> = {
  ...publishArticleQueue,
  perform: (ctx, { article_id }) => finishPublishing(ctx, article_id),
}

export const refreshPageJob: Job<{ article_id: string }> = {
  ...refreshPageQueue,
  perform: (ctx, { article_id }) => finishPublishing(ctx, article_id),
}

/**
 * The job that makes an article live: `publishing` -> `published`, with its page, in one transaction. For an article
 * that is already published it renders the page again and sends no notification.
 */
export async function finishPublishing(ctx: Context, articleId: string): Promise<void> {
  for (let rendering = 1; rendering <= maxRenderings; rendering++) {
    const [row] = await runPrepared(
      ctx.db
        .select()
        .from(articles)
        .where(and(eq(articles.id, articleId), inArray(articles.status, ['publishing', 'published']))),
    )
    if (!row) return
    const agent = asAgent(ctx, { tenantId: row.tenantId, agentId: row.agentId })
    const placed = await withHome(agent, row)
    const { homeId } = placed
    const isDone =
      homeId === null ? publishVersion(agent, placed) : publishElsewhere(agent, { ...placed, homeId })
    if (await isDone) return deleteDropped(ctx, row)
  }
  throw new Error('The article changed each time while its page was rendered.')
}

/**
 * A chart goes with its table: left in the store, it could still be read under its address, and would outlive the article.
 * One that a newer edit may have brought back is left to the publication of that edit.
 */
async function deleteDropped(ctx: Context, before: ArticleRow): Promise<void> {
  const [now] = await runPrepared(
    ctx.db
      .select({ version: articles.version, figures: articles.figures })
      .from(articles)
      .where(eq(articles.id, before.id)),
  )
  if (now?.version === before.version)
    await deletePictures(ctx, before, { dropped: before.figures, kept: now.figures })
}

/** Without a choice of its own an article goes to the desk's default destination, as it is when it is published. */
async function withHome(ctx: AgentContext, row: ArticleRow): Promise<ArticleRow> {
  if (row.placesChosen || row.status === 'published') return row
  return inTransaction(ctx, async (tx) => {
    const homeId = await findDefaultDestination(tx)
    if (homeId === null) return row
    const [chosen] = await tx.db
      .update(articles)
      .set({ homeId, placesChosen: true })
      .where(and(eq(articles.id, row.id), eq(articles.placesChosen, false)))
      .returning()
    if (!chosen) return row
    await choosePlacement(tx, { articleId: row.id, destinationId: homeId })
    return chosen
  })
}

/** Asks its home for it: the article is published once it is live there. False when the row changed meanwhile. */
async function publishElsewhere(ctx: AgentContext, row: ArticleRow & { homeId: string }): Promise<boolean> {
  const { cover, figures } = await withPictures(ctx, row)
  return inTransaction(ctx, async (tx) => {
    const [current] = await tx.db.select().from(articles).where(eq(articles.id, row.id)).for('update')
    if (!current || !['publishing', 'published'].includes(current.status)) return true
    if (current.version !== row.version || current.homeId !== row.homeId) return false
    if (!isSameLook(current, row)) return false
    await tx.db.update(articles).set({ cover, figures }).where(eq(articles.id, row.id))
    await removePage(tx, row.id)
    await requestHome(tx, row)
    if (current.status === 'published') await requestCopies(tx, row)
    return true
  })
}

/** What a page shows besides its article. */
type Surroundings = { site: TenantSite; neighbours: ArticleSurroundings }

/**
 * False when the row changed meanwhile and its page would be out of date. When only what stands around the article
 * changed, the page is stored, so that it is live at once, and queued to be rendered again.
 */
async function publishVersion(ctx: AgentContext, row: ArticleRow): Promise<boolean> {
  const publishedAt = row.publishedAt ?? row.firstPublishedAt ?? ctx.now()
  const covered = await withPictures(ctx, row)
  const around = await findSurroundings(ctx, { ...row, publishedAt })
  const { site, neighbours } = around
  const { handle } = site
  const article = {
    ...siteArticleOf(covered, { root: site.root, publishedAt }),
    ...(site.countsReads && { readerKey: `article:${row.id}` }),
  }
  const html = articlePage(site, article, neighbours)
  const page = await pageBytes(html)
  const policy = pagePolicy(html)
  const origin = site.root === '' ? site.baseUrl : null
  const isDone = await inTransaction(ctx, async (tx) => {
    const [current] = await tx.db.select().from(articles).where(eq(articles.id, row.id)).for('update')
    if (!current || !['publishing', 'published'].includes(current.status)) return true
    if (current.version !== row.version || current.status !== row.status) return false
    if (current.homeId !== row.homeId || !isSameLook(current, row)) return false
    await lockPages(tx)
    await storePage(tx, { articleId: row.id, handle, slug: row.slug ?? '', page, policy, origin })
    const [published] = await tx.db
      .update(articles)
      .set({ status: 'published', cover: covered.cover, figures: covered.figures, publishedAt })
      .where(eq(articles.id, row.id))
      .returning()
    if (published) await requestCopies(tx, published)
    if (published && row.status === 'publishing') {
      await renderNeighboursAgain(tx, published)
      await emitArticleEvent(tx, 'article.published', published, handle)
    }
    const isCurrent = isDeepStrictEqual(around, await findSurroundings(tx, { ...row, publishedAt }))
    if (!isCurrent) await renderPagesAgain(tx, [row.id])
    return true
  })
  ctx.cached.pages.forget()
  return isDone
}

/** The pictures of a published article, drawn again where its title, its slug, its tables or the site's colours changed. */
async function withPictures(ctx: AgentContext, row: ArticleRow): Promise<ArticleRow> {
  const title = row.title ?? ''
  const look = lookOf(await getSite(ctx), row)
  const figures = await withCharts(ctx, { ...row, figures: await withBanner(ctx, row, look) })
  const { cover } = row
  if (cover?.own || (cover?.alt === title && cover.look === look)) return { ...row, figures }
  return { ...row, figures, cover: await drawCover(ctx, { ...row, title }) }
}

/** The picture at the top of the page, drawn again in other colours. */
async function withBanner(ctx: AgentContext, row: ArticleRow, look: string): Promise<ArticleRow['figures']> {
  const banner = row.figures.find(({ role }) => role === 'banner')
  if (!banner || banner.look === look) return row.figures
  const drawn = await drawBanner(ctx, row)
  return row.figures.map((figure) => (figure === banner ? drawn : figure))
}

async function findSurroundings(
  ctx: AgentContext,
  article: ArticleRow & { publishedAt: Date },
): Promise<Surroundings> {
  const site = await getSite(ctx)
  // The revision says that something of the site changed, and not that this page shows it.
  return {
    site: { ...site, revision: null },
    neighbours: { ...(await findNeighbours(ctx, article)), form: await findArticleForm(ctx, site) },
  }
}

/** Whether cover and author are still those that were rendered. */
function isSameLook(one: ArticleRow, other: ArticleRow): boolean {
  return one.author === other.author && isDeepStrictEqual(one.cover, other.cover)
}
