import { events } from '#service/db/schema/webhooks.ts'
import { asc, eq } from '#service/db/sql.ts'
import { createDestinations } from '#service/engines/destination/destinations.ts'
import type { GuardedFetch } from '#service/outbound/guarded-fetch.ts'
import { type LoopbackForem, startLoopbackForem } from '../loopback/forem.ts'
import { type LoopbackGhost, startLoopbackGhost } from '../loopback/ghost.ts'
import { type LoopbackShopify, startLoopbackShopify } from '../loopback/shopify.ts'
import { type LoopbackWebflow, startLoopbackWebflow } from '../loopback/webflow.ts'
import { type LoopbackWordPress, startLoopbackWordPress } from '../loopback/wordpress.ts'
import { createTestService, type TestService, type TestTenant } from '../test-service.ts'

/** How a call ends: before it reached the other side, or after that and before its answer was known. */
export type Kill = { at: number; when: 'before' | 'after' }

/** A service beside one of each kind of destination, whose process can die at any of its calls and whose clock can be moved. */
export type DestinationDesk = {
  service: TestService
  wordpress: LoopbackWordPress
  ghost: LoopbackGhost
  forem: LoopbackForem
  shopify: LoopbackShopify
  webflow: LoopbackWebflow
  /** Counts the calls from 1. */
  calls: number
  /** The process dies at this call. */
  kill: Kill | undefined
  aheadMs: number
  call(
    tenant: TestTenant,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: unknown }>
  /** Types and members of the tenant's events about placements and articles, oldest first. */
  eventsOf(tenant: TestTenant): Promise<{ type: string; data: Record<string, unknown> }[]>
  close(): Promise<void>
}

export class Killed extends Error {}

export async function openDestinationDesk(allow: readonly string[] = []): Promise<DestinationDesk> {
  const wordpress = await startLoopbackWordPress()
  const ghost = await startLoopbackGhost()
  const forem = await startLoopbackForem()
  const shopify = await startLoopbackShopify()
  const webflow = await startLoopbackWebflow()
  const all = [wordpress, ghost, forem, shopify, webflow]
  const state = { calls: 0, aheadMs: 0 }
  const mortal = (inner: GuardedFetch): GuardedFetch => {
    const fetch: GuardedFetch = Object.assign(
      async (...request: Parameters<GuardedFetch>) => {
        desk.calls++
        const isLast = desk.kill?.at === desk.calls
        if (isLast && desk.kill?.when === 'before') throw new Killed()
        const answer = await inner(...request)
        if (isLast) throw new Killed()
        return answer
      },
      { close: () => inner.close() },
    )
    return fetch
  }
  const service = await createTestService({
    environment: {
      OUTBOUND_ALLOW: [...all.map((one) => one.allow), ...allow].join(','),
      RATE_LIMITS: '{"default":{"limit":10000,"window_seconds":60}}',
    },
    change: (ctx) => {
      const now = () => new Date(Date.now() + desk.aheadMs)
      const destinations = createDestinations(mortal(ctx.engines.guardedFetch), now)
      return { ...ctx, now, engines: { ...ctx.engines, destinations } }
    },
  })
  const desk: DestinationDesk = {
    ...state,
    service,
    wordpress,
    ghost,
    forem,
    shopify,
    webflow,
    kill: undefined,
    async call(tenant, method, path, body) {
      const response = await service.app().request(`/api/agent${path}`, {
        method,
        headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    },
    async eventsOf(tenant) {
      const rows = await service.ctx.db
        .select({ type: events.type, payload: events.payload })
        .from(events)
        .where(eq(events.tenantId, tenant.agent.caller.tenantId))
        .orderBy(asc(events.createdAt))
      return rows.map(({ type, payload }) => ({ type, data: Object(payload).data }))
    },
    async close() {
      await service.close()
      for (const one of all) await one.close()
    },
  }
  return desk
}
