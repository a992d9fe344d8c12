import type { Sent } from '#contract/always-sent.ts'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import type { AgentContext } from '../core/context.ts'
import { countOfEndpoint } from './count-deliveries.ts'
import { endpointJson } from './endpoint-json.ts'
import { getEndpointRow } from './get-endpoint-row.ts'

/** @throws {ServiceError} `not_found`, for a deleted endpoint too */
export async function getWebhook(ctx: AgentContext, id: string): Promise<Sent<typeof WebhookEndpoint>> {
  const row = await getEndpointRow(ctx, id)
  return endpointJson(row, await countOfEndpoint(ctx, id), ctx.now())
}
