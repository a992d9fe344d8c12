import type { CancelJob } from '#components/jobs/cancel-outcome.ts'
import type { Article } from '#contract/articles.ts'
import type { Draft } from '#contract/drafts.ts'
import type { ActionResult } from '#lib/action-result.ts'

/** What can be done to an article; the page hands in its server actions. */
export type ArticleActions = {
  /** Left out where the server cannot cancel. */
  cancel?: CancelJob | undefined
  save: (id: string, input: unknown) => Promise<ActionResult<Draft>>
  publish: (id: string) => Promise<ActionResult>
  change: (id: string, input: unknown) => Promise<ActionResult<Article>>
  /** Puts the text of a draft in the place of the article's own. */
  replace: (id: string, draftId: string) => Promise<ActionResult<Article>>
  remove: (id: string) => Promise<ActionResult>
}
