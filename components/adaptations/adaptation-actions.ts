import type { Adaptation, AdaptedArticle } from '#contract/adaptations.ts'
import type { ActionResult } from '#lib/action-result.ts'

/** What can be done with adaptations; the page hands in its server actions. */
export type AdaptationActions = {
  adapt: (input: unknown, idempotencyKey: string) => Promise<ActionResult<AdaptedArticle>>
  save: (id: string, input: unknown) => Promise<ActionResult<Adaptation>>
  regenerate: (id: string, idempotencyKey: string) => Promise<ActionResult<Adaptation>>
  post: (id: string, input: unknown) => Promise<ActionResult<Adaptation>>
  /** Deletes it at its network. */
  deletePost: (
    id: string,
    query: { account_id: string; version: number },
  ) => Promise<ActionResult<Adaptation>>
  remove: (id: string) => Promise<ActionResult>
}
