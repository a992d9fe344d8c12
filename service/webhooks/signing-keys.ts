import type { KeyObject } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { RetiringSecret } from '../db/schema/webhooks.ts'
import { unsealWebhookSecret } from './seal-webhook-secret.ts'
import { webhookKey } from './sign-webhook.ts'

/** Cached by their sealed text, which changes with the secret: a rotation takes effect with the next claim. */
const opened = new WeakMap<Config, Map<string, KeyObject>>()
const maxKept = 10_000

/** The keys that sign now, the current one first. Throws when one was sealed with another key, or for another endpoint. */
export function signingKeys(
  config: Config,
  endpoint: { endpointId: string; sealedSecret: string; retiringSecrets: readonly RetiringSecret[] },
  at: Date,
): KeyObject[] {
  const retiring = endpoint.retiringSecrets.filter(({ until }) => until > at.getTime())
  return [endpoint.sealedSecret, ...retiring.map(({ sealed }) => sealed)].map((sealed) =>
    openKey(config, endpoint.endpointId, sealed),
  )
}

function openKey(config: Config, endpointId: string, sealed: string): KeyObject {
  const keys = opened.get(config) ?? new Map<string, KeyObject>()
  opened.set(config, keys)
  // With the endpoint's id, to which a secret is bound.
  const name = `${endpointId} ${sealed}`
  const kept = keys.get(name)
  if (kept) return kept
  const key = webhookKey(unsealWebhookSecret(config, endpointId, sealed))
  if (keys.size >= maxKept) keys.clear()
  keys.set(name, key)
  return key
}
