import type { AgentContext } from '../core/context.ts'
import type { AnswerEngine } from '../engines/answer-panel/answer-panel.ts'
import { openConnectionKey } from '../models/connection-key.ts'
import { type AnswerEngineRow, findAnswerEngines, llmIdOf } from './find-answer-engines.ts'

/** Who answers the brand scans of a tenant: its own engines, else those of the operator, else its own content. */
export async function findAnswerPanel(ctx: AgentContext): Promise<readonly AnswerEngine[]> {
  const own = await findAnswerEngines(ctx)
  return own.length > 0 ? own.map((row) => connectedEngine(ctx, row)) : ctx.engines.answerPanel
}

/** @param isTest whether somebody waits for the answer, so that it is asked once and no longer than a minute */
export function connectedEngine(ctx: AgentContext, row: AnswerEngineRow, isTest = false): AnswerEngine {
  return ctx.engines.connector.answerEngine({
    llmId: llmIdOf(row),
    label: row.name ?? row.model,
    baseUrl: row.url,
    model: row.model,
    key: openConnectionKey(ctx, row),
    ...(isTest && { timing: { attempts: 1 } }),
  })
}
