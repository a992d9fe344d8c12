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
export function corsHeaders(path: string): Readonly<Record<string, string>> {
  return /^\/(api\/agent|agent\/auth|mcp|\.well-known)(\/|$)/.test(path) ? headers : {}
}
