import {
  type Client,
  changeWebhook,
  deleteWebhook,
  getDelivery,
  getWebhook,
  type Output,
  rotateWebhookSecret,
} from '../client/src/index.ts'
import { agree } from './agree.ts'
import type { Terminal } from './terminal.ts'
import { UnfinishedError, UsageError } from './usage-error.ts'

/** The first attempt is made within seconds; an endpoint has fifteen to answer. */
const attemptMs = 30_000

/**
 * Sends an example event, and says what the endpoint answered.
 * @throws {UnfinishedError} where it did not answer 2xx
 */
export async function testWebhook(
  terminal: Terminal,
  client: Client,
  id: string,
  [type, surplus]: readonly string[] = [],
): Promise<void> {
  if (surplus !== undefined) throw new UsageError('test-webhook sends one event: give one --event.')
  // Not by its typed operation: the service itself refuses a type that there is not, by its name.
  const answer = await client.request({
    method: 'POST',
    path: '/api/agent/webhooks/{id}/test',
    keyed: true,
    parts: { path: { id }, body: type === undefined ? {} : { event_type: type } },
  })
  const sent: Output<'sendTestEvent'> = await answer.json()
  terminal.progress(`${sent.event_type} to ${sent.endpoint.url}: ${sent.status}`)
  const delivery = await firstAttempt(client, sent)
  const { event_type, endpoint, status, last_http_status: http } = delivery
  const said = `${event_type} to ${endpoint.url}: ${[status, http].filter(Boolean).join(', ')}`
  terminal.show(said, delivery)
  if (status !== 'delivered')
    throw new UnfinishedError(delivery.last_error ?? 'It has not been delivered yet.')
}

/** The delivery once an attempt has been made. */
async function firstAttempt(client: Client, { id }: Output<'sendTestEvent'>): Promise<Output<'getDelivery'>> {
  const until = AbortSignal.timeout(attemptMs)
  for (;;) {
    const delivery = await getDelivery(client, { path: { id } })
    if (!['queued', 'delivering'].includes(delivery.status) || until.aborted) return delivery
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

/** Replaces the signing secret and shows the new one; `overlap` is for how many hours the old one still signs. */
export async function rotateSecret(
  terminal: Terminal,
  client: Client,
  id: string,
  { overlap = '24', yes = false }: { overlap?: string; yes?: boolean },
): Promise<void> {
  if (!/^\d{1,2}$/.test(overlap)) throw new UsageError('--overlap is a number of hours, 0 to 72.')
  const { url } = await getWebhook(client, { path: { id } })
  const ends = Number(overlap) === 0 ? 'stops at once' : `signs for ${Number(overlap)} more hours`
  await agree(terminal, `Replace the secret of ${url}? The old one ${ends}.`, {
    yes,
    otherwise: 'The secret was not replaced.',
  })
  const body = { overlap_hours: Number(overlap) }
  const rotated = await rotateWebhookSecret(client, { path: { id }, body })
  terminal.show(`Endpoint ${rotated.id}\nSecret, shown once: ${rotated.secret}`, rotated)
}

/** Ends the deliveries to an endpoint, or begins them again. */
export async function setActive(
  terminal: Terminal,
  client: Client,
  id: string,
  isActive: boolean,
): Promise<void> {
  const endpoint = await changeWebhook(client, { path: { id }, body: { is_active: isActive } })
  terminal.show(`${endpoint.url}: ${endpoint.is_active ? 'enabled' : 'disabled'}`, endpoint)
}

/** Asks, and deletes an endpoint. */
export async function removeWebhook(
  terminal: Terminal,
  client: Client,
  id: string,
  { yes = false }: { yes?: boolean },
): Promise<void> {
  const { url } = await getWebhook(client, { path: { id } })
  await agree(terminal, `Delete the endpoint ${url}? It gets no more events. This can't be undone.`, {
    yes,
    otherwise: 'The endpoint was not deleted.',
  })
  const deleted = await deleteWebhook(client, { path: { id } })
  terminal.show(`${url}: deleted`, deleted)
}
