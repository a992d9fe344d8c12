import type { Config } from '../config/config.ts'
import { hashCode, sameHash } from './sealing.ts'

/** The query string of a signed URL. `expires` is in milliseconds since 1970. */
export type AddressSignature = { expires: string; signature: string }

type Keyed = { config: Pick<Config, 'tokenKey' | 'serviceUrl'>; now(): Date }

/**
 * The signed URL of a file that needs no key until it expires: HMAC-SHA-256 over path and time. `path` is what follows
 * `/files/`; it names the resource, never the storage key, so that a deleted one is gone immediately.
 */
export function signedAddress(ctx: Keyed, path: string, until: Date): string {
  const expires = String(until.getTime())
  return `${ctx.config.serviceUrl}/files/${path}?expires=${expires}&signature=${sign(ctx, path, expires)}`
}

/** True for the query of a URL that {@link signedAddress} made for this path and that has not expired. */
export function isSignedAddress(ctx: Keyed, path: string, given: AddressSignature): boolean {
  const { expires, signature } = given
  if (!/^\d{10,16}$/.test(expires) || Number(expires) < ctx.now().getTime()) return false
  return sameHash(Buffer.from(signature, 'base64url'), Buffer.from(sign(ctx, path, expires), 'base64url'))
}

function sign({ config }: Keyed, path: string, expires: string): string {
  return hashCode(config.tokenKey, `file:${path}:${expires}`).toString('base64url')
}
