import { timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, register } from 'prom-client'
import type { Context } from '../core/context.ts'
import { routeNotFound } from '../core/errors.ts'
import { refreshGauges } from '../metrics/refresh-gauges.ts'
import type { HttpApp } from './app.ts'
import { isLocalRequest } from './is-local-request.ts'

/** Prometheus metrics, for requests from this machine, or with METRICS_TOKEN if one is set. */
export function mountMetrics(app: HttpApp, ctx: Context): void {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register })
  app.get('/metrics', async (request) => {
    const { metricsToken } = ctx.config
    const allowed = metricsToken
      ? same(request.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
      : isLocalRequest(ctx.config, request)
    if (!allowed) throw routeNotFound()
    await refreshGauges(ctx)
    return request.body(await register.metrics(), 200, {
      'Content-Type': register.contentType,
      'Cache-Control': 'no-store',
    })
  })
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
