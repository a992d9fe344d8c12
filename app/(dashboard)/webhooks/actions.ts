'use server'
import {
  ChangeWebhookInput,
  type CreatedWebhook,
  CreateWebhookInput,
  type Delivery,
  RecoverInput,
  type Recovery,
  type RotatedSecret,
  RotateSecretInput,
  SendTestInput,
  type WebhookEndpoint,
} from '#contract/webhooks.ts'
import { type ActionResult, failed } from '#lib/action-result.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  recoverDeliveries,
  retryDelivery,
  rotateWebhookSecret,
  sendTestEvent,
} from '#lib/agent-api/webhooks.ts'
import { runAction } from '#lib/session-action.ts'

/** Adds an endpoint; its secret is in this answer and in no other. */
export async function createWebhookAction(input: unknown): Promise<ActionResult<CreatedWebhook>> {
  const parsed = CreateWebhookInput.safeParse(input)
  if (!parsed.success) return refused(parsed.error.issues)
  return runAction((session) => createWebhook(session, parsed.data))
}

export async function changeWebhookAction(
  id: string,
  input: unknown,
): Promise<ActionResult<WebhookEndpoint>> {
  const parsed = ChangeWebhookInput.safeParse(input)
  if (!parsed.success) return refused(parsed.error.issues)
  return runAction((session) => changeWebhook(session, id, parsed.data))
}

export async function deleteWebhookAction(id: string): Promise<ActionResult> {
  return runAction((session) => deleteWebhook(session, id).then(() => undefined))
}

export async function retryDeliveryAction(id: string): Promise<ActionResult> {
  return runAction((session) => retryDelivery(session, id).then(() => undefined))
}

export async function sendTestAction(id: string, input: unknown): Promise<ActionResult<Delivery>> {
  const parsed = SendTestInput.safeParse(input)
  if (!parsed.success) return refused(parsed.error.issues)
  return runAction((session) => sendTestEvent(session, id, parsed.data))
}

/** The new secret is in this answer and in no other. */
export async function rotateSecretAction(id: string, input: unknown): Promise<ActionResult<RotatedSecret>> {
  const parsed = RotateSecretInput.safeParse(input)
  if (!parsed.success) return refused(parsed.error.issues)
  return runAction((session) => rotateWebhookSecret(session, id, parsed.data))
}

export async function recoverDeliveriesAction(id: string, input: unknown): Promise<ActionResult<Recovery>> {
  const parsed = RecoverInput.safeParse(input)
  if (!parsed.success) return refused(parsed.error.issues)
  const { since, until } = parsed.data
  return runAction((session) => recoverDeliveries(session, id, { since, until }))
}

function refused(issues: readonly { path: PropertyKey[]; message: string }[]) {
  return failed({
    kind: 'invalid',
    message: 'Something in the input was refused.',
    fieldErrors: Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
  })
}
