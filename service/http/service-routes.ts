import { getMe as getMeOperation } from '#contract/agents.ts'
import { estimate as estimateOperation } from '#contract/credits.ts'
import {
  getHealth as getHealthOperation,
  getOpenApi,
  getStatus as getStatusOperation,
} from '#contract/health.ts'
import { openApiDocument } from '#contract/openapi.ts'
import { listTools as listToolsOperation } from '#contract/page-tools.ts'
import { getMe } from '../agents/get-me.ts'
import { version } from '../config/version.ts'
import { type Route, route } from '../core/route.ts'
import { estimate } from '../credits/estimate.ts'
import { listPrices } from '../credits/list-prices.ts'
import { getHealth } from '../health/get-health.ts'
import { getStatus } from '../health/get-status.ts'
import { listTools } from '../page-tools/list-tools.ts'
import { charges, statusParts } from '../registry/registry.ts'
import { effectiveRateLimits } from './rate-limit.ts'

/**
 * Operations that answer for all modules, and therefore belong to none. `operations` are those that this service
 * answers, these included.
 */
export function serviceRoutes(operations: () => readonly Route['operation'][]): Route[] {
  // Created once per base URL, of which there is one: it takes a good part of a second, and the endpoint is public.
  const documents = new Map<string, ReturnType<typeof openApiDocument>>()
  const documentAt = (baseUrl: string) => {
    const known = documents.get(baseUrl)
    if (known) return known
    const made = openApiDocument({ operations: operations(), baseUrl, version })
    documents.set(baseUrl, made)
    return made
  }
  return [
    route(getHealthOperation, async (ctx) => {
      const { usable, health } = await getHealth(ctx)
      return { status: usable ? 200 : 503, body: health }
    }),
    route(getStatusOperation, async (ctx) => ({ status: 200, body: await getStatus(ctx, statusParts) })),
    route(getMeOperation, async (ctx) => ({
      status: 200,
      body: await getMe(ctx, {
        rateLimits: effectiveRateLimits(ctx.config),
        prices: listPrices(ctx.prices, charges),
      }),
    })),
    route(estimateOperation, async (ctx, { body }) => ({
      status: 200,
      body: await estimate(ctx, charges, body),
    })),
    route(listToolsOperation, async () => ({ status: 200, body: listTools(operations()) })),
    route(getOpenApi, async (ctx) => ({
      status: 200,
      body: documentAt(ctx.config.serviceUrl),
      headers: { 'Cache-Control': 'public, max-age=300' },
    })),
  ]
}
