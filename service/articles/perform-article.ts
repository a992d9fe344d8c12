import type { AgentContext } from '../core/context.ts'
import { WriteError, type WriteRequest, type WrittenArticle } from '../engines/writer/writer.ts'
import { findOutage } from '../log/outage.ts'
import { findModels } from '../models/find-models.ts'
import { type ReportStage, shareOf } from '../runs/progress-report.ts'
import { RunFailure } from '../runs/run-failure.ts'
import { getHandle } from '../site/get-handle.ts'
import { forgetAnswers, withAnswerMemory } from './answer-memory.ts'
import { joinSentences } from './article-message.ts'
import { voiceMessage } from './choose-voice.ts'
import { compareWithSources } from './compare-with-sources.ts'
import { describeWriting } from './describe-writing.ts'
import { gatherEvidence } from './gather-evidence.ts'
import type { ArticleRow } from './get-article-row.ts'
import { illustrateArticle } from './illustrate-article.ts'
import { readAloud } from './read-aloud.ts'
import type { FinishedRun } from './store-written-article.ts'

/** The slow part of an article: reads, writes, draws and records. */
export async function performArticle(
  ctx: AgentContext,
  row: ArticleRow,
  run: { signal: AbortSignal; report: ReportStage },
): Promise<FinishedRun> {
  const { input } = row
  const { signal, report } = run
  const handle = await getHandle(ctx)
  const evidence = await gatherEvidence(ctx, row, { signal, report: shareOf(report, 0, 20) })
  const models = withAnswerMemory(ctx, row.id, await findModels(ctx))
  const asked = await describeWriting(ctx, { input, topic: row.topic, evidence: evidence.sources })
  const written = await write(ctx, row.id, {
    ...asked,
    model: models.writing,
    judge: models.judge,
    signal,
    report: shareOf(report, 20, 90),
  })
  signal.throwIfAborted()
  const competition = input.disable_competition
    ? {}
    : compareWithSources(written.markdown, evidence.sources, written.sources)
  if (input.illustrations) {
    await report({ stage: 'illustrating', percent: 92, message: 'Creating images.' })
  }
  const pictures = await illustrateArticle(ctx, row, written)
  const audio = await readAloud(ctx, row, { written, signal, report: shareOf(report, 93, 99) })
  return {
    written: { ...written, markdown: pictures.markdown },
    figures: pictures.figures,
    cover: pictures.cover,
    audio,
    extensions: competition,
    extractionResults: evidence.extractionResults,
    evidence: evidence.sources,
    message: joinSentences([
      written.message,
      ...evidence.notes,
      written.engine === 'built-in' ? voiceMessage(asked) : '',
    ]),
    handle,
  }
}

/** What the writer cannot do is the run's failure; anything else is tried again. */
async function write(ctx: AgentContext, articleId: string, request: WriteRequest): Promise<WrittenArticle> {
  try {
    return await ctx.engines.writer.write(request)
  } catch (error) {
    // Tried again with the same answers, it would end the same way. Whatever is away comes back to them.
    if (!request.signal.aborted && !findOutage(error)) await forgetAnswers(ctx, articleId)
    if (error instanceof WriteError) throw new RunFailure(error.runReason, error.message)
    throw error
  }
}
