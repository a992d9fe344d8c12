import type { Sent } from '#contract/always-sent.ts'
import { EventType } from '#contract/events.ts'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { agents } from '../db/schema/agents.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import { getTableColumns, sql } from '../db/sql.ts'
import { countOfEveryStatus } from './count-deliveries.ts'

/** The columns of an endpoint, with the name of the agent whose doing it is. */
export const endpointColumns = {
  ...getTableColumns(webhookEndpoints),
  agentName: sql<
    string | null
  >`(select agent.name from ${agents} as agent where agent.id = ${webhookEndpoints.agentId})`,
}

export type EndpointRow = typeof webhookEndpoints.$inferSelect & { agentName: string | null }

/** Naming every type subscribes to all of them, later ones included; that is stored as an empty list. */
export function chosenEventTypes(types: readonly EventType[] | undefined): EventType[] {
  return types === undefined || types.length === EventType.options.length ? [] : [...types]
}

/** An endpoint as the document has it (Webhook endpoint), never with its secret. */
export function endpointJson(
  row: EndpointRow,
  counts: Record<string, number>,
  now: Date,
): Sent<typeof WebhookEndpoint> {
  return {
    id: row.id,
    url: row.url,
    event_types: row.eventTypes.length > 0 ? row.eventTypes : [...EventType.options],
    all_event_types: row.eventTypes.length === 0,
    is_active: row.isActive,
    ...(row.description !== null && { description: row.description }),
    ...(row.agentId !== null && { agent_id: row.agentId }),
    ...(row.agentName !== null && { agent_name: row.agentName }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...(row.lastDeliveredAt && { last_delivered_at: row.lastDeliveredAt.toISOString() }),
    ...(row.failingSince && { failing_since: row.failingSince.toISOString() }),
    ...(row.disabledReason !== null && { disabled_reason: row.disabledReason }),
    ...retiringJson(row, now),
    counts: countOfEveryStatus(counts),
  }
}

function retiringJson(
  { retiringSecrets }: EndpointRow,
  now: Date,
): Pick<Sent<typeof WebhookEndpoint>, 'retiring_secret_until'> {
  const last = Math.max(...retiringSecrets.map(({ until }) => until))
  return last > now.getTime() ? { retiring_secret_until: new Date(last).toISOString() } : {}
}
