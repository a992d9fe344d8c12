import type { AnswerEngine } from '#contract/answer-engines.ts'
import type { OfferedModelList } from '#contract/models.ts'
import type { ActionResult } from '#lib/action-result.ts'

/** The server actions of answer engines; `id` comes first. */
export type AnswerEngineActions = {
  connect: (input: unknown) => Promise<ActionResult<AnswerEngine>>
  change: (id: string, input: unknown) => Promise<ActionResult<AnswerEngine>>
  test: (id: string) => Promise<ActionResult<AnswerEngine>>
  disconnect: (id: string) => Promise<ActionResult>
  listModels: (input: unknown) => Promise<ActionResult<OfferedModelList>>
}
