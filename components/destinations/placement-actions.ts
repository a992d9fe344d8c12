import type { Placement, PlacementList } from '#contract/destinations.ts'
import type { ActionResult } from '#lib/action-result.ts'

/** What can be done about where an article is published; the page hands in its server actions. */
export type PlacementActions = {
  choose: (articleId: string, input: unknown) => Promise<ActionResult<PlacementList>>
  retry: (placementId: string, input: unknown) => Promise<ActionResult<Placement>>
}
