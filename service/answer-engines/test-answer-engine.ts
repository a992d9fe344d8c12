import type { AnswerEngine, AnswerEngineReport } from '#contract/answer-engines.ts'
import type { AgentContext } from '../core/context.ts'
import { answerEngines } from '../db/schema/answer-engines.ts'
import { and, eq } from '../db/sql.ts'
import { AnswerError } from '../engines/answer-panel/answer-panel.ts'
import { shorten } from '../text/shorten.ts'
import { answerEngineJson } from './answer-engine-json.ts'
import { getAnswerEngineRow, isOwn } from './find-answer-engines.ts'
import { connectedEngine } from './find-answer-panel.ts'

const question = 'Which three newsletter services would you recommend to a small company, and why?'
const maxCharacters = 600

/**
 * Asks an answer engine one question, as a scan would, and keeps what came of it, unless the engine changed meanwhile.
 * @throws {ServiceError} `not_found`
 */
export async function testAnswerEngine(
  ctx: AgentContext,
  id: string,
  signal: AbortSignal,
): Promise<AnswerEngine> {
  const row = await getAnswerEngineRow(ctx, id)
  const found = await ask(ctx, row, signal)
  const report: AnswerEngineReport = { ...found, question, tested_at: ctx.now().toISOString() }
  await ctx.db
    .update(answerEngines)
    .set({ report })
    .where(and(isOwn(ctx, id), eq(answerEngines.updatedAt, row.updatedAt)))
  return answerEngineJson({ ...row, report })
}

async function ask(
  ctx: AgentContext,
  row: Awaited<ReturnType<typeof getAnswerEngineRow>>,
  signal: AbortSignal,
): Promise<Pick<AnswerEngineReport, 'ok' | 'message' | 'answer'>> {
  try {
    const { text } = await connectedEngine(ctx, row, true).answer(
      { text: question, keywords: 'newsletter services' },
      { search: async () => [], signal },
    )
    return { ok: true, message: 'It answers.', answer: shorten(text, maxCharacters) }
  } catch (error) {
    if (error instanceof AnswerError) return { ok: false, message: error.message }
    throw error
  }
}
