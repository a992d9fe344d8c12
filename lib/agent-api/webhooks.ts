import 'server-only'
import * as deliveries from '#contract/deliveries.ts'
import * as recoveries from '#contract/recoveries.ts'
import * as webhooks from '#contract/webhooks.ts'
import { cached } from './brief-memory.ts'
import { type Caller, callOperation } from './client.ts'

/** The endpoints of the tenant, newest first (Webhook endpoint). */
export async function listWebhooks({ key }: Caller): Promise<webhooks.WebhookEndpointList> {
  return (await callOperation(webhooks.listWebhooks, {}, { key })).body
}

/** Adds an endpoint; the signing secret is in this answer only. `conflict` (`too_many_endpoints`) at the limit. */
export async function createWebhook(
  { key }: Caller,
  body: webhooks.CreateWebhookInput,
): Promise<webhooks.CreatedWebhook> {
  return (await callOperation(webhooks.createWebhook, { body }, { key })).body
}

/** Changes what is named of an endpoint, and leaves the rest. */
export async function changeWebhook(
  { key }: Caller,
  id: string,
  body: webhooks.ChangeWebhookInput,
): Promise<webhooks.WebhookEndpoint> {
  return (await callOperation(webhooks.changeWebhook, { params: { id }, body }, { key })).body
}

/** Deletes an endpoint; what waits for it is dead-lettered. */
export async function deleteWebhook({ key }: Caller, id: string): Promise<void> {
  await callOperation(webhooks.deleteWebhook, { params: { id } }, { key })
}

/** One page of deliveries, newest first (Webhook delivery). Only `status` and paging are published filters. */
export async function listDeliveries(
  { key }: Caller,
  query: Partial<deliveries.ListDeliveriesQuery>,
  options?: { signal?: AbortSignal },
): Promise<deliveries.DeliveryList> {
  return (await callOperation(deliveries.listDeliveries, { query }, { key, ...options })).body
}

/** How many deliveries were given up, as of a few seconds ago: the total of their list, of which one row is read. */
export function countDeadLetters(caller: Caller, options?: { fresh?: boolean }): Promise<{ total: number }> {
  const read = async () => {
    const { total } = await listDeliveries(caller, { status: 'dead_lettered', limit: 1 })
    return { total }
  }
  return cached('dead-letters', caller.key, read, options)
}

/** A delivery with its payload, headers, attempts and those planned. */
export async function getDelivery({ key }: Caller, id: string): Promise<deliveries.DeliveryDetail> {
  return (await callOperation(deliveries.getDelivery, { params: { id } }, { key })).body
}

/** Sends a delivery again with the same `webhook-id`; `conflict` says why it cannot be now. */
export async function retryDelivery({ key }: Caller, id: string): Promise<deliveries.Delivery> {
  return (await callOperation(deliveries.retryDelivery, { params: { id } }, { key })).body
}

/** The kinds of event that the service sends, with what each tells. */
export async function listEventTypes({ key }: Caller): Promise<webhooks.EventTypeList> {
  return (await callOperation(webhooks.listEventTypes, {}, { key })).body
}

/** Sends the example of a kind of event to one endpoint; `conflict` (`endpoint_disabled`) while it is off. */
export async function sendTestEvent(
  { key }: Caller,
  id: string,
  body: webhooks.SendTestInput,
): Promise<deliveries.Delivery> {
  return (await callOperation(webhooks.sendTestEvent, { params: { id }, body }, { key })).body
}

/** Replaces the signing secret; the new one is in this answer only. */
export async function rotateWebhookSecret(
  { key }: Caller,
  id: string,
  body: { overlap_hours: number },
): Promise<webhooks.RotatedSecret> {
  return (await callOperation(webhooks.rotateWebhookSecret, { params: { id }, body }, { key })).body
}

type Span = Pick<recoveries.RecoverInput, 'since' | 'until'>

/** Counts what a recovery would send again. */
export async function previewRecovery(
  { key }: Caller,
  id: string,
  span: Span,
): Promise<recoveries.RecoveryPreview> {
  const body = { ...span, dry_run: true }
  const answer = await callOperation(recoveries.recoverDeliveries, { params: { id }, body }, { key })
  return recoveries.RecoveryPreview.parse(answer.body)
}

/** Begins to queue again what never got through; `conflict` while the endpoint is off or another recovery is under way. */
export async function recoverDeliveries(
  { key }: Caller,
  id: string,
  span: Span,
): Promise<recoveries.Recovery> {
  const body = { ...span, dry_run: false }
  const answer = await callOperation(recoveries.recoverDeliveries, { params: { id }, body }, { key })
  return recoveries.Recovery.parse(answer.body)
}

/** How far a recovery is. */
export async function getRecovery({ key }: Caller, id: string): Promise<recoveries.Recovery> {
  return (await callOperation(recoveries.getRecovery, { params: { id } }, { key })).body
}
