import { type AgentContext, actingFor, type Context } from '../context.ts'
import { WriteError } from '../engines/writer/writer.ts'
import { getHandle } from '../site/get-handle.ts'
import { ArticleFailure } from './article-failure.ts'
import { claimArticle } from './claim-article.ts'
import { compareWithSources } from './compare-with-sources.ts'
import { failArticle } from './fail-article.ts'
import { finishArticle } from './finish-article.ts'
import { gatherEvidence } from './gather-evidence.ts'
import type { ArticleRow } from './get-article-row.ts'
import { illustrateArticle } from './illustrate-article.ts'
import { findVoice } from './personas.ts'
import { createProgressReport, type Stage, shareOf } from './progress-report.ts'
import { targetWords } from './target-words.ts'

/** A worker may be killed this often over one article; then the article is to blame. */
const mostAttempts = 5

/**
 * The job that writes an article: `processing` -> `generated` | `publishing` | `failed`. Everything slow happens
 * outside transactions; one transaction ends the run. When `signal` is aborted (the worker stops) it throws, and the
 * queue gives the job to another worker.
 */
export async function writeArticle(
  ctx: Context,
  job: { articleId: string; signal: AbortSignal },
): Promise<void> {
  const row = await claimArticle(ctx, job.articleId)
  if (!row) return
  const agent = actingFor(ctx, { tenantId: row.tenantId, agentId: row.agentId })
  const lost = new AbortController()
  try {
    if (row.attempt > mostAttempts) {
      throw new ArticleFailure('interrupted', `The writing was interrupted ${mostAttempts} times.`)
    }
    const report = createProgressReport(agent, row, () => lost.abort())
    await write(agent, row, { signal: AbortSignal.any([job.signal, lost.signal]), report })
  } catch (error) {
    if (lost.signal.aborted) return
    job.signal.throwIfAborted()
    if (error instanceof ArticleFailure) await failArticle(agent, row, error)
    else if (error instanceof WriteError) {
      await failArticle(agent, row, new ArticleFailure(`writer_${error.reason}`, error.message))
    } else {
      ctx.log.error(
        { err: error, article_id: row.id, attempt: row.attempt },
        'writing failed, will be tried again',
      )
      throw error
    }
  }
}

async function write(
  ctx: AgentContext,
  row: ArticleRow,
  run: { signal: AbortSignal; report(progress: Stage): Promise<void> },
): Promise<void> {
  const { input } = row
  const { signal, report } = run
  const handle = await getHandle(ctx)
  const evidence = await gatherEvidence(ctx, row, { handle, signal, report: shareOf(report, 0, 20) })
  const written = await ctx.engines.writer.write({
    topic: row.topic,
    evidence: evidence.sources,
    language: input.language,
    targetWords: targetWords(input),
    mode: input.mode,
    voice: findVoice(input.persona) ?? { slug: 'plain' },
    signal,
    report: shareOf(report, 20, 90),
  })
  signal.throwIfAborted()
  const competition = input.disable_competition ? {} : compareWithSources(written.markdown, evidence.sources)
  if (input.illustrations) {
    await report({ stage: 'illustrating', percent: 92, message: 'Drawing the pictures.' })
  }
  const pictures = await illustrateArticle(ctx, row, written)
  signal.throwIfAborted()
  await finishArticle(ctx, row, {
    written: { ...written, markdown: pictures.markdown },
    figures: pictures.figures,
    cover: pictures.cover,
    extensions: competition,
    extractionResults: evidence.extractionResults,
    message: [written.message, ...evidence.notes].filter((note) => note !== '').join(' '),
    handle,
  })
}
