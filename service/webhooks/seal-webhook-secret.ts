import type { Config } from '../config/config.ts'
import { seal, unseal } from '../secrets/sealing.ts'

const label = (endpointId: string) => `webhook secret ${endpointId}`

/** Bound to its endpoint: moved to another row it does not open. */
export function sealWebhookSecret(config: Config, endpointId: string, secret: string): string {
  return seal(config.sealingKey, label(endpointId), secret)
}

/** Throws when it was sealed with another key, or for another endpoint. */
export function unsealWebhookSecret(config: Config, endpointId: string, sealed: string): string {
  return unseal(config.sealingKey, label(endpointId), sealed)
}
