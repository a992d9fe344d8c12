import type { Article } from '#contract/articles.ts'
import type { ScheduleFeed } from '#contract/schedule.ts'
import type { ActionResult } from '#lib/action-result.ts'

/** What can be done on the page; the page hands in its server actions. */
export type ScheduleActions = {
  change: (id: string, input: unknown) => Promise<ActionResult<Article>>
  createFeed: () => Promise<ActionResult<ScheduleFeed>>
  deleteFeed: () => Promise<ActionResult>
}
