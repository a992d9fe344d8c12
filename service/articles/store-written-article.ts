import type { ExtractionResult } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { type ArticleAudio, type ArticleFigure, articles, articleVersions } from '../db/schema/articles.ts'
import { eq } from '../db/sql.ts'
import type { CitedSource, EvidenceSource, WrittenArticle } from '../engines/writer/writer.ts'
import { queuePublishing } from '../site/render-again.ts'
import { forgetAnswers } from './answer-memory.ts'
import { joinSentences } from './article-message.ts'
import { claimJson } from './claim-json.ts'
import { claimSlug } from './claim-slug.ts'
import { emitArticleEvent } from './emit-article-event.ts'
import { findPublishingProblems } from './find-publishing-problems.ts'
import type { ArticleRow } from './get-article-row.ts'
import { settleArticle, settlementMessage } from './settle-article.ts'
import { slugOf } from './slug-of.ts'
import { storeEvidence } from './store-evidence.ts'

export type FinishedRun = {
  written: WrittenArticle
  /** All that was read, cited or not. */
  evidence: EvidenceSource[]
  cover: ArticleFigure | null
  figures: ArticleFigure[]
  audio: ArticleAudio | null
  extensions: Record<string, unknown>
  extractionResults: ExtractionResult[]
  message: string
  handle: string
}

/**
 * Keeps a written article, in the transaction that ends its run: text, first version, what was read, spent credits, event
 * and the job that publishes are one. What was to be published by itself and has problems stays a draft with the reason.
 */
export async function storeWrittenArticle(
  tx: AgentContext,
  row: ArticleRow,
  run: FinishedRun,
): Promise<{
  status: ArticleRow['status']
  used: number
  breakdown: Record<string, number>
  message: string
}> {
  const { written } = run
  const claims = written.claims.map(claimJson)
  const { topic, language } = row
  const problems = findPublishingProblems({ ...written, claims, topic, language })
  const publishes = row.publishWhenWritten && problems.length === 0
  const status: ArticleRow['status'] = publishes ? 'publishing' : 'generated'
  const isCompared = run.extensions.competition_intelligence === true
  const settlement = settleArticle(tx, {
    input: row.input,
    held: row.credits,
    delivery: {
      ...written,
      illustrated: run.figures.some(({ role }) => role === 'figure'),
      hasAudio: run.audio?.status === 'ready',
      citedPages: written.sources.filter(({ kind }) => kind === 'page').length,
      isCompared,
    },
  })
  const { used, breakdown } = settlement
  const settled = settlementMessage(settlement, {
    held: row.credits,
    size: row.input.size,
    checksCompetition: row.input.mode === 'standard' && !row.input.disable_competition,
    isCompared,
    asksFigures: row.input.illustrations,
    form: written.form,
  })
  const message = joinSentences([run.message, settled])
  const slug = await claimSlug(tx, {
    slug: slugOf(written.title, `article-${row.id.slice(0, 8)}`, language),
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
  const [finished] = await tx.db
    .update(articles)
    .set({
      ...text,
      version: 1,
      trustLevel: written.trustLevel,
      engine: written.engine,
      sources: written.sources.map(sourceJson),
      claims,
      form: written.form,
      tokens: written.tokens,
      changes: written.changes,
      problems,
      reason: row.publishWhenWritten ? (problems[0]?.code ?? null) : null,
      cover: run.cover,
      figures: run.figures,
      audio: run.audio,
      extensions: run.extensions,
      extractionResults: run.extractionResults,
    })
    .where(eq(articles.id, row.id))
    .returning()
  if (!finished) throw new Error('The run holds its row.')
  await tx.db.insert(articleVersions).values({
    ...text,
    ...tx.caller,
    articleId: row.id,
    version: 1,
    origin: 'generated',
    createdAt: tx.now(),
  })
  await forgetAnswers(tx, row.id)
  await storeEvidence(tx, row.id, { evidence: run.evidence, cited: written.sources })
  await emitArticleEvent(tx, 'article.generated', { ...finished, status, creditsUsed: used }, run.handle)
  if (publishes) await queuePublishing(tx, row)
  return { status, used, breakdown, message }
}

function sourceJson({
  reference,
  id,
  kind,
  role,
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
    ...(role !== 'facts' && { role }),
  }
}
