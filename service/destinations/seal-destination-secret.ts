import { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { DestinationSecret } from '../engines/destination/destination.ts'
import { seal, unseal } from '../secrets/sealing.ts'

const label = (destinationId: string) => `destination secret ${destinationId}`

/** Bound to its destination: moved to another row it does not open. */
export function sealDestinationSecret(
  config: Config,
  destinationId: string,
  secret: DestinationSecret,
): string {
  return seal(config.sealingKey, label(destinationId), JSON.stringify(secret))
}

/** Throws when it was sealed with another key, or for another destination. */
export function unsealDestinationSecret(
  config: Config,
  destinationId: string,
  sealed: string,
): DestinationSecret {
  return z
    .record(z.string(), z.string())
    .parse(JSON.parse(unseal(config.sealingKey, label(destinationId), sealed)))
}
