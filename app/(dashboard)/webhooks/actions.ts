'use server'
import type { BulkOutcome } from '#components/jobs/bulk-outcome.ts'
import { type Delivery, retryDelivery } from '#contract/deliveries.ts'
import { RecoverInput, Recovery, recoverDeliveries } from '#contract/recoveries.ts'
import {
  type CreatedWebhook,
  changeWebhook,
  createWebhook,
  deleteWebhook,
  type RotatedSecret,
  rotateWebhookSecret,
  sendTestEvent,
  type WebhookEndpoint,
} from '#contract/webhooks.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { call } from '#lib/agent-api/client.ts'
import { runActionWith, runOperation } from '#lib/session-action.ts'
import { changeEach } from '../change-each.ts'

/** Adds an endpoint; its secret is in this answer and in no other. */
export async function createWebhookAction(input: unknown): Promise<ActionResult<CreatedWebhook>> {
  return runOperation(createWebhook, { body: input })
}

export async function changeWebhookAction(
  id: string,
  input: unknown,
): Promise<ActionResult<WebhookEndpoint>> {
  return runOperation(changeWebhook, { params: { id }, body: input })
}

export async function turnWebhooksAction(
  ids: readonly string[],
  isActive: boolean,
): Promise<ActionResult<BulkOutcome>> {
  return changeEach(ids, (id) => changeWebhookAction(id, { is_active: isActive }))
}

export async function deleteWebhookAction(id: string): Promise<ActionResult> {
  return runOperation(deleteWebhook, { params: { id } })
}

/** @param disabledEndpointId its endpoint, which is enabled first: nothing is sent to a disabled one */
export async function retryDeliveryAction(id: string, disabledEndpointId?: string): Promise<ActionResult> {
  if (disabledEndpointId !== undefined) {
    const enabled = await changeWebhookAction(disabledEndpointId, { is_active: true })
    if (!enabled.ok) return enabled
  }
  return runOperation(retryDelivery, { params: { id } })
}

export async function sendTestAction(id: string, input: unknown): Promise<ActionResult<Delivery>> {
  return runOperation(sendTestEvent, { params: { id }, body: input })
}

/** The new secret is in this answer and in no other. */
export async function rotateSecretAction(id: string, input: unknown): Promise<ActionResult<RotatedSecret>> {
  return runOperation(rotateWebhookSecret, { params: { id }, body: input })
}

export async function recoverDeliveriesAction(id: string, input: unknown): Promise<ActionResult<Recovery>> {
  return runActionWith(RecoverInput, input, async ({ key }, span) => {
    const request = { params: { id }, body: { ...span, dry_run: false } }
    // The other answer of the operation is that of a dry run.
    return Recovery.parse(await call(recoverDeliveries, request, { key }))
  })
}
