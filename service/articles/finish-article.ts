import type { ExtractionResult } from '#contract/articles.ts'
import type { AgentContext } from '../context.ts'
import { type ArticleAudio, type ArticleFigure, articles, articleVersions } from '../db/schema/articles.ts'
import { eq } from '../db/sql.ts'
import type { Claim } from '../engines/claim-check/claim.ts'
import type { CitedSource, WrittenArticle } from '../engines/writer/writer.ts'
import { enqueue } from '../queue/enqueue.ts'
import { completeSessionRun } from '../sessions/end-session-run.ts'
import { claimSlug } from './claim-slug.ts'
import { emitArticleEvent } from './emit-article-event.ts'
import type { ArticleRow } from './get-article-row.ts'
import { slugOf } from './slug-of.ts'

export type FinishedRun = {
  written: WrittenArticle
  cover: ArticleFigure | null
  figures: ArticleFigure[]
  audio: ArticleAudio | null
  extensions: Record<string, unknown>
  extractionResults: ExtractionResult[]
  message: string
  handle: string
}

/**
 * Keeps a written article, in the transaction that ends its run: text, first version, spent credits, event and the job
 * that publishes are one.
 */
export async function finishArticle(
  inside: AgentContext,
  row: ArticleRow,
  run: FinishedRun,
): Promise<{ status: ArticleRow['status']; used: number; message: string }> {
  const { written, message } = run
  const status: ArticleRow['status'] = row.publishWhenWritten ? 'publishing' : 'generated'
  // A recording that failed comes back.
  const used =
    row.credits - (run.audio?.status === 'failed' ? inside.prices.article_audio[row.input.size] : 0)
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
      version: 1,
      trustLevel: written.trustLevel,
      engine: written.engine,
      sources: written.sources.map(sourceJson),
      claims: written.claims.map(claimJson),
      cover: run.cover,
      figures: run.figures,
      audio: run.audio,
      extensions: run.extensions,
      extractionResults: run.extractionResults,
    })
    .where(eq(articles.id, row.id))
    .returning()
  if (!finished) throw new Error('The run holds its row.')
  await inside.db.insert(articleVersions).values({
    ...text,
    ...inside.caller,
    articleId: row.id,
    version: 1,
    origin: 'generated',
    createdAt: inside.now(),
  })
  const told = { ...finished, status, creditsUsed: used }
  await emitArticleEvent(inside, 'article.generated', told, run.handle)
  await completeSessionRun(inside, { ...row, title: text.title, creditsUsed: used })
  if (row.publishWhenWritten) await enqueue(inside, 'article.publish', { article_id: row.id })
  return { status, used, message }
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
