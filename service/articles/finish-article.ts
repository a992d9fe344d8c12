import type { ExtractionResult } from '#contract/articles.ts'
import type { AgentContext } from '../context.ts'
import { settleCredits } from '../credits/end-hold.ts'
import { type ArticleFigure, articles, articleVersions } from '../db/schema/articles.ts'
import { inTransaction } from '../db/transaction.ts'
import type { CitedSource, Claim, WrittenArticle } from '../engines/writer/writer.ts'
import { enqueue } from '../queue/enqueue.ts'
import { claimed } from './claim-article.ts'
import { claimSlug } from './claim-slug.ts'
import { emitArticleEvent } from './emit-article-event.ts'
import type { ArticleRow } from './get-article-row.ts'
import { slugOf } from './slug-of.ts'

export type FinishedRun = {
  written: WrittenArticle
  cover: ArticleFigure | null
  figures: ArticleFigure[]
  extensions: Record<string, unknown>
  extractionResults: ExtractionResult[]
  message: string
  handle: string
}

/**
 * Ends a run with an article. Invariant: text, first version, spent credits, event and the job that publishes are one
 * transaction, and only the newest claim on the row may make it.
 */
export async function finishArticle(ctx: AgentContext, row: ArticleRow, run: FinishedRun): Promise<void> {
  const { written } = run
  await inTransaction(ctx, async (inside) => {
    const now = inside.now()
    const slug = await claimSlug(inside, {
      slug: slugOf(written.title, `article-${row.id.slice(0, 8)}`),
      articleId: row.id,
    })
    const text = {
      title: written.title,
      slug,
      description: written.description,
      markdown: written.markdown,
      tags: written.tags,
      wordCount: written.wordCount,
    }
    const [finished] = await inside.db
      .update(articles)
      .set({
        ...text,
        status: row.publishWhenWritten ? 'publishing' : 'generated',
        stage: 'done',
        percent: 100,
        message: run.message,
        version: 1,
        trustLevel: written.trustLevel,
        engine: written.engine,
        sources: written.sources.map(sourceJson),
        claims: written.claims.map(claimJson),
        cover: run.cover,
        figures: run.figures,
        extensions: run.extensions,
        extractionResults: run.extractionResults,
        creditsUsed: row.estimatedCredits,
        updatedAt: now,
      })
      .where(claimed(row))
      .returning()
    if (!finished) return
    await inside.db.insert(articleVersions).values({
      ...text,
      ...inside.caller,
      articleId: row.id,
      version: 1,
      origin: 'generated',
      createdAt: now,
    })
    await settleCredits(inside, { operation: 'generateArticle', runId: row.id, used: row.estimatedCredits })
    await emitArticleEvent(inside, 'article.generated', finished, run.handle)
    if (row.publishWhenWritten) await enqueue(inside, 'article.publish', { article_id: row.id })
  })
}

function sourceJson({
  reference,
  id,
  kind,
  title,
  url,
  language,
}: CitedSource): ArticleRow['sources'][number] {
  return {
    reference,
    kind,
    title,
    ...(url !== null && { url }),
    ...(kind !== 'page' && { document_id: id }),
    language,
  }
}

function claimJson({ id, text, kind, supported, reference, passage }: Claim): ArticleRow['claims'][number] {
  return {
    id,
    text,
    kind,
    supported,
    ...(reference !== null && { reference }),
    ...(passage !== null && { passage }),
  }
}
