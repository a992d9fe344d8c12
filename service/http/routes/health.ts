import {
  getHealth as getHealthOperation,
  getOpenApi,
  getStatus as getStatusOperation,
} from '#contract/health.ts'
import { openApiDocument } from '#contract/openapi.ts'
import { getHealth } from '../../health/get-health.ts'
import { getStatus } from '../../health/get-status.ts'
import { version } from '../../version.ts'
import { type Route, route } from '../route.ts'

/** `operations` are those that this service answers, this file's own included. */
export function healthRoutes(operations: () => readonly Route['operation'][]): Route[] {
  return [
    route(getHealthOperation, async (ctx) => {
      const { healthy, health } = await getHealth(ctx)
      return { status: healthy ? 200 : 503, body: health }
    }),
    route(getStatusOperation, async (ctx) => ({ status: 200, body: await getStatus(ctx) })),
    route(getOpenApi, async (ctx) => ({
      status: 200,
      body: openApiDocument({ operations: operations(), baseUrl: ctx.config.serviceUrl, version }),
      headers: { 'Cache-Control': 'public, max-age=300' },
    })),
  ]
}
