import type { BulkOutcome } from '#components/jobs/bulk-outcome.ts'
import type { Delivery } from '#contract/deliveries.ts'
import type { Recovery } from '#contract/recoveries.ts'
import type { CreatedWebhook, RotatedSecret, WebhookEndpoint } from '#contract/webhooks.ts'
import type { ActionResult } from '#lib/action-result.ts'

/** What can be done to endpoints; the page gives its server actions. */
export type EndpointActions = {
  create: (input: unknown) => Promise<ActionResult<CreatedWebhook>>
  change: (id: string, input: unknown) => Promise<ActionResult<WebhookEndpoint>>
  turnEach: (ids: readonly string[], isActive: boolean) => Promise<ActionResult<BulkOutcome>>
  remove: (id: string) => Promise<ActionResult>
  sendTest: (id: string, input: unknown) => Promise<ActionResult<Delivery>>
  rotate: (id: string, input: unknown) => Promise<ActionResult<RotatedSecret>>
  recover: (id: string, input: unknown) => Promise<ActionResult<Recovery>>
}
