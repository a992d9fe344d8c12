'use server'
import type { Delivery } from '#contract/deliveries.ts'
import { RecoverInput, type Recovery } from '#contract/recoveries.ts'
import {
  ChangeWebhookInput,
  type CreatedWebhook,
  CreateWebhookInput,
  type RotatedSecret,
  RotateSecretInput,
  SendTestInput,
  type WebhookEndpoint,
} from '#contract/webhooks.ts'
import type { ActionResult } from '#lib/action-result.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  recoverDeliveries,
  retryDelivery,
  rotateWebhookSecret,
  sendTestEvent,
} from '#lib/agent-api/webhooks.ts'
import { runAction, runActionWith } from '#lib/session-action.ts'

/** Adds an endpoint; its secret is in this answer and in no other. */
export async function createWebhookAction(input: unknown): Promise<ActionResult<CreatedWebhook>> {
  return runActionWith(CreateWebhookInput, input, (session, body) => createWebhook(session, body))
}

export async function changeWebhookAction(
  id: string,
  input: unknown,
): Promise<ActionResult<WebhookEndpoint>> {
  return runActionWith(ChangeWebhookInput, input, (session, body) => changeWebhook(session, id, body))
}

export async function deleteWebhookAction(id: string): Promise<ActionResult> {
  return runAction((session) => deleteWebhook(session, id).then(() => undefined))
}

export async function retryDeliveryAction(id: string): Promise<ActionResult> {
  return runAction((session) => retryDelivery(session, id).then(() => undefined))
}

export async function sendTestAction(id: string, input: unknown): Promise<ActionResult<Delivery>> {
  return runActionWith(SendTestInput, input, (session, body) => sendTestEvent(session, id, body))
}

/** The new secret is in this answer and in no other. */
export async function rotateSecretAction(id: string, input: unknown): Promise<ActionResult<RotatedSecret>> {
  return runActionWith(RotateSecretInput, input, (session, body) => rotateWebhookSecret(session, id, body))
}

export async function recoverDeliveriesAction(id: string, input: unknown): Promise<ActionResult<Recovery>> {
  return runActionWith(RecoverInput, input, (session, { since, until }) =>
    recoverDeliveries(session, id, { since, until }),
  )
}
