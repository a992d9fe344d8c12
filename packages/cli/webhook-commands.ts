import {
  type Client,
  listWebhooks,
  type Output,
  recoverDeliveries,
  retryDelivery,
} from '../client/src/index.ts'
import { agree } from './agree.ts'
import { columns } from './columns.ts'
import { command } from './command.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** The webhook endpoints; with an address, adds one and shows its secret. */
export async function webhooks(
  terminal: Terminal,
  client: Client,
  url: string | undefined,
  events: readonly string[] | undefined,
): Promise<void> {
  if (url !== undefined) {
    // Not by its typed operation: the service itself refuses a type that there is not, by its name.
    const answer = await client.request({
      method: 'POST',
      path: '/api/agent/webhooks',
      keyed: true,
      parts: { body: { url, ...(events && { event_types: events }) } },
    })
    const added: Output<'createWebhook'> = await answer.json()
    for (const warning of added.warnings ?? []) terminal.note(warning)
    terminal.show(`Endpoint ${added.id}\nSecret, shown once: ${added.secret}`, added)
    return
  }
  const { webhooks: endpoints } = await listWebhooks(client)
  if (endpoints.length === 0) terminal.note(`There are no endpoints yet. To add one: ${command} webhooks URL`)
  else terminal.heading(columns(terminal, 'CREATED', 'STATUS', 'ID', 'URL', 'EVENTS'))
  for (const one of endpoints) {
    const types = one.all_event_types ? 'all events' : one.event_types.join(',')
    terminal.show(
      columns(terminal, one.created_at, one.is_active ? 'enabled' : 'disabled', one.id, one.url, types),
      one,
    )
  }
}

/** Sends a delivery again. */
export async function retry(terminal: Terminal, client: Client, id: string): Promise<void> {
  const delivery = await retryDelivery(client, { path: { id } })
  terminal.show(`${delivery.event_type} to ${delivery.endpoint.url}: ${delivery.status}`, delivery)
}

/** Says what an endpoint missed, asks, and queues it again. */
export async function recover(
  terminal: Terminal,
  client: Client,
  id: string,
  { since, yes = false }: { since?: string; yes?: boolean },
): Promise<void> {
  const time = since === undefined ? Number.NaN : Date.parse(since)
  if (Number.isNaN(time))
    throw new UsageError(
      `--since is a time, for example: ${command} recover ${id} --since 2030-01-31T09:00:00Z`,
    )
  const body = { since: new Date(time).toISOString() }
  const preview = await recoverDeliveries(client, { path: { id }, body: { ...body, dry_run: true } })
  terminal.note(`${preview.total} deliveries never arrived since then.`)
  if (preview.total === 0) return
  await agree(terminal, 'Send them again?', { yes, otherwise: 'Nothing was sent.' })
  const recovery = await recoverDeliveries(client, { path: { id }, body })
  terminal.show(`${recovery.total} deliveries are sent again.`, recovery)
}
