import { type AgentContext, asAgent, type Context } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq, inArray } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Job } from '../queue/job.ts'
import { articlePage } from '../site/article-page.ts'
import { getSite, type TenantSite } from '../site/find-site.ts'
import { type PageBytes, pageBytes } from '../site/page-bytes.ts'
import { publishArticleQueue } from '../site/render-again.ts'
import { siteArticleOf } from '../site/site-article-of.ts'
import { storePage } from '../site/store-page.ts'
import { findNeighbours } from './article-neighbours.ts'
import { drawCover } from './draw-cover.ts'
import { emitArticleEvent } from './emit-article-event.ts'
import type { ArticleRow } from './get-article-row.ts'
import { renderNeighboursAgain } from './render-again.ts'

/** An edit may be saved while a page is rendered; then it is rendered once more, and someone edits very fast. */
const maxRenderings = 10

export const publishArticleJob: Job<{ article_id: string }> = {
  ...publishArticleQueue,
  perform: (ctx, { article_id }) => finishPublishing(ctx, article_id),
}

/**
 * The job that makes an article live: `publishing` -> `published`, with its page, in one transaction. For an article
 * that is already published it renders the page again and sends no notification.
 */
export async function finishPublishing(ctx: Context, articleId: string): Promise<void> {
  for (let rendering = 1; rendering <= maxRenderings; rendering++) {
    const [row] = await ctx.db
      .select()
      .from(articles)
      .where(and(eq(articles.id, articleId), inArray(articles.status, ['publishing', 'published'])))
    if (!row) return
    const agent = asAgent(ctx, { tenantId: row.tenantId, agentId: row.agentId })
    if (await publishVersion(agent, row)) return
  }
  throw new Error('The article changed each time while its page was rendered.')
}

/** False when the row changed meanwhile and its page would be out of date. */
async function publishVersion(ctx: AgentContext, row: ArticleRow): Promise<boolean> {
  const site = await getSite(ctx)
  const publishedAt = row.publishedAt ?? ctx.now()
  const covered = await withCover(ctx, row)
  const page = await render(ctx, site, covered, publishedAt)
  const isDone = await inTransaction(ctx, async (tx) => {
    const [current] = await tx.db.select().from(articles).where(eq(articles.id, row.id)).for('update')
    if (!current || !['publishing', 'published'].includes(current.status)) return true
    if (current.version !== row.version || current.status !== row.status) return false
    await storePage(tx, { articleId: row.id, handle: site.handle, slug: row.slug ?? '', page })
    const [published] = await tx.db
      .update(articles)
      .set({ status: 'published', cover: covered.cover, publishedAt })
      .where(eq(articles.id, row.id))
      .returning()
    if (published && row.status === 'publishing') {
      await renderNeighboursAgain(tx, published)
      await emitArticleEvent(tx, 'article.published', published, site.handle)
    }
    return true
  })
  ctx.cached.pages.forget()
  return isDone
}

/** Every published article has a picture for link previews; one with another title is drawn again. */
async function withCover(ctx: AgentContext, row: ArticleRow): Promise<ArticleRow> {
  const title = row.title ?? ''
  if (row.cover?.alt === title) return row
  return { ...row, cover: await drawCover(ctx, { ...row, title }) }
}

async function render(
  ctx: Context,
  site: TenantSite,
  row: ArticleRow,
  publishedAt: Date,
): Promise<PageBytes> {
  const neighbours = await findNeighbours(ctx, { ...row, publishedAt })
  return pageBytes(articlePage(site, siteArticleOf(row, { handle: site.handle, publishedAt }), neighbours))
}
