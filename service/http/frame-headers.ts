import type { HttpRequest } from './http-variables.ts'

const allowed = [
  'Authorization',
  'Content-Type',
  'Accept',
  'Idempotency-Key',
  'Request-Id',
  'If-None-Match',
  'Traceparent',
  'Tracestate',
  'Last-Event-Id',
  // Of MCP: 2025 and 2026-07-28.
  'Mcp-Protocol-Version',
  'Mcp-Session-Id',
  'Mcp-Method',
  'Mcp-Name',
].join(', ')

const exposed = [
  'Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Location',
  'Credits-Held',
  'Idempotent-Replayed',
  'WWW-Authenticate',
  'ETag',
  'Link',
  'Warning',
  'Mcp-Session-Id',
].join(', ')

const ofAnswers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': exposed,
}
const ofPreflights = {
  ...ofAnswers,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': allowed,
  'Access-Control-Max-Age': '86400',
}

/**
 * The API is called with a bearer key and never with cookies, so any origin may call it, and read what leads to it. MCP
 * refuses foreign origins by itself.
 */
function corsHeaders({ method, path }: { method: string; path: string }): Readonly<Record<string, string>> {
  return /^\/(api\/agent|agent\/auth|mcp|oauth\/(token|register|revoke)|\.well-known|auth\.md|llms\.txt|llms-full\.txt|openapi\.json)(\/|$)|^\/$|^\/docs\/[\w/-]+\.md$/.test(
    path,
  )
    ? method === 'OPTIONS'
      ? ofPreflights
      : ofAnswers
    : {}
}

/** Headers of every response, whatever its status: request id, rate limit, and CORS. */
export function commonHeaders(request: HttpRequest): Record<string, string> {
  return {
    'Request-Id': request.get('requestId'),
    ...corsHeaders(request.req),
    ...request.get('limits'),
  }
}
