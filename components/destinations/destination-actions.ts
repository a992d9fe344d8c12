import type { Destination } from '#contract/destinations.ts'
import type { ActionResult } from '#lib/action-result.ts'

/** What can be done about destinations; the page hands in its server actions. */
export type DestinationActions = {
  connect: (input: unknown) => Promise<ActionResult<Destination>>
  change: (id: string, input: unknown) => Promise<ActionResult<Destination>>
  test: (id: string) => Promise<ActionResult<Destination>>
  disconnect: (id: string) => Promise<ActionResult>
}
