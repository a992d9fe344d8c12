import { type AnswerEngine, AnswerEngineReport } from '#contract/answer-engines.ts'
import type { answerEngines } from '../db/schema/answer-engines.ts'

/** A row as the contract says it; of the key only whether there is one. */
export function answerEngineJson(row: typeof answerEngines.$inferSelect): AnswerEngine {
  const report = AnswerEngineReport.safeParse(row.report)
  return {
    id: row.id,
    name: row.name ?? row.model,
    provider: row.provider,
    url: row.url,
    model: row.model,
    has_key: row.key !== null,
    ...(report.success && { report: report.data }),
    updated_at: row.updatedAt.toISOString(),
  }
}
