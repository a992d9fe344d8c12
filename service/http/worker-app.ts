import { Hono } from 'hono'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { getHealth } from '../health/get-health.ts'
import { findOutage } from '../log/outage.ts'
import { type HttpApp, rejectUnreadableHost } from './app.ts'
import { mountMetrics } from './metrics.ts'

/** What a worker answers on a port of its own: `/health` as the API does, and `/metrics` to those that may read it. */
export function createWorkerApp(ctx: Context): HttpApp {
  const app: HttpApp = new Hono({ strict: true })
  app.use(rejectUnreadableHost)
  app.get('/health', async (request) => {
    const { usable, health } = await getHealth(ctx)
    return request.json(health, usable ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  mountMetrics(app, ctx)
  app.onError((error, request) => {
    const kind = error instanceof ServiceError ? error.problem.kind : undefined
    if (kind === 'not_found') return request.notFound()
    if (kind === 'invalid') return request.text('400 Bad Request', 400)
    ctx.log.error({ err: error, path: request.req.path }, 'request failed')
    const headers = { 'Cache-Control': 'no-store' }
    return kind === 'unavailable' || findOutage(error)
      ? request.text('503 Service Unavailable', 503, { ...headers, 'Retry-After': '5' })
      : request.text('500 Internal Server Error', 500, headers)
  })
  return app
}
