import type { Context as Request } from 'hono'
import type { HttpVariables } from './http-variables.ts'

const exposed =
  'Request-Id, RateLimit, RateLimit-Policy, Retry-After, Location, Idempotent-Replayed, WWW-Authenticate'

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept, Idempotency-Key, Request-Id',
  'Access-Control-Expose-Headers': exposed,
  'Access-Control-Max-Age': '86400',
}

/** The API is called with a bearer key and never with cookies, so any origin may call it. */
function corsHeaders(path: string): Readonly<Record<string, string>> {
  return /^\/(api\/agent|agent\/auth|mcp|\.well-known)(\/|$)/.test(path) ? headers : {}
}

/** Headers of every response, whatever its status: request id, rate limit, and CORS. */
export function commonHeaders(request: Request<{ Variables: HttpVariables }>): Record<string, string> {
  return {
    'Request-Id': request.get('requestId'),
    ...corsHeaders(request.req.path),
    ...request.get('limits'),
  }
}
