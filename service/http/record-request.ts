import { Counter, Histogram } from 'prom-client'
import type { Context } from '../core/context.ts'
import type { HttpRequest } from './http-variables.ts'

const labelNames = ['operation', 'method', 'status'] as const
const requests = new Counter({
  name: 'masthead_http_requests_total',
  help: 'HTTP requests answered.',
  labelNames,
})
const duration = new Histogram({
  name: 'masthead_http_request_duration_seconds',
  help: 'Time to answer an HTTP request.',
  labelNames: ['operation'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
})

/** One log line and one measurement for each request. The path is logged without its query, which may carry a token. */
export function recordRequest(ctx: Context, request: HttpRequest, elapsedMs: number): void {
  const operation = request.get('operationId') ?? 'page'
  const status = request.get('sentStatus') ?? request.res.status
  requests.inc({ operation, method: request.req.method, status: String(status) })
  duration.observe({ operation }, elapsedMs / 1000)
  const facts = {
    request_id: request.get('requestId'),
    agent_id: request.get('agentId'),
    operation,
    method: request.req.method,
    path: request.get('loggedPath') ?? request.req.path,
    status,
    duration_ms: Math.round(elapsedMs),
  }
  if (status >= 500) ctx.log.error(facts, 'request')
  else ctx.log.info(facts, 'request')
}
