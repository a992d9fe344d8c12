import { Hono } from 'hono'
import type { Context } from '../core/context.ts'
import { getHealth } from '../health/get-health.ts'
import type { HttpApp } from './app.ts'
import { mountMetrics } from './metrics.ts'

/** What a worker answers on a port of its own: `/health` as the API does, and `/metrics` to those that may read it. */
export function createWorkerApp(ctx: Context): HttpApp {
  const app: HttpApp = new Hono({ strict: true })
  app.get('/health', async (request) => {
    const { usable, health } = await getHealth(ctx)
    return request.json(health, usable ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  mountMetrics(app, ctx)
  app.onError((_, request) => request.notFound())
  return app
}
