import type { AgentContext } from '../core/context.ts'
import { seal, unseal } from '../secrets/sealing.ts'

/** A key as it is stored: sealed for its tenant and for the purpose of its connection. */
export type SealedKey = { tenantId: string; purpose: string; key: string | null }

const label = (tenantId: string, purpose: string) => `model connection ${tenantId} ${purpose}`

/** Bound to its tenant and purpose: moved to another row it does not open. */
export function sealConnectionKey(ctx: AgentContext, purpose: string, key: string): string {
  return seal(ctx.config.sealingKey, label(ctx.caller.tenantId, purpose), key)
}

/** Undefined where none is saved. Throws when it was sealed for another tenant or purpose. */
export function openConnectionKey(
  ctx: AgentContext,
  { tenantId, purpose, key }: SealedKey,
): string | undefined {
  return key === null ? undefined : unseal(ctx.config.sealingKey, label(tenantId, purpose), key)
}

/**
 * The key to use for an address: the one that was sent, else the saved one if it was saved for the same origin. A key
 * never goes to another host than the one it was given for.
 */
export function keyFor(
  ctx: AgentContext,
  saved: (SealedKey & { url: string }) | undefined,
  { url, key }: { url: string; key?: string | undefined },
): string | undefined {
  if (key) return key
  if (!saved || new URL(saved.url).origin !== new URL(url).origin) return undefined
  return openConnectionKey(ctx, saved)
}
