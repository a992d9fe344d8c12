import { getMe as getMeOperation } from '#contract/agents.ts'
import { estimate as estimateOperation } from '#contract/credits.ts'
import {
  getHealth as getHealthOperation,
  getOpenApi,
  getStatus as getStatusOperation,
} from '#contract/health.ts'
import { listTools as listToolsOperation } from '#contract/page-tools.ts'
import { getMe } from '../agents/get-me.ts'
import { findNewestWritten } from '../articles/find-newest-written.ts'
import { type Route, route } from '../core/route.ts'
import { estimate } from '../credits/estimate.ts'
import { listPrices } from '../credits/list-prices.ts'
import { getHealth } from '../health/get-health.ts'
import { getStatus } from '../health/get-status.ts'
import { listTools } from '../page-tools/list-tools.ts'
import { charges, statusParts } from '../registry/registry.ts'
import { describeApi } from './docs/api-description.ts'
import { effectiveRateLimits } from './rate-limit.ts'

/**
 * Operations that answer for all modules, and therefore belong to none. `operations` are those that this service
 * answers, these included.
 */
export function serviceRoutes(operations: () => readonly Route['operation'][]): Route[] {
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
      body: await estimate(
        ctx,
        charges,
        body,
        operations().map(({ id }) => id),
      ),
    })),
    route(listToolsOperation, async (ctx) => ({
      status: 200,
      body: listTools(operations(), await findNewestWritten(ctx)),
    })),
    // Over HTTP `mountDocs` answers first, with the bytes made once.
    route(getOpenApi, async (ctx) => ({
      status: 200,
      body: describeApi(ctx, operations()),
    })),
  ]
}
