import type { Context } from '../../core/context.ts'
import type { HttpApp } from '../app.ts'
import type { HttpRequest } from '../http-variables.ts'
import { requestOfMcp } from '../request-of-mcp.ts'
import type { Ask } from './follow-job.ts'

/** Calls operations of the service's own API in the name of who sent the MCP message, with its key, limits and rules. */
export function askOperations(app: HttpApp, ctx: Context, request: HttpRequest): Ask {
  const authorization = String(request.req.header('authorization'))
  return async (method, path, { body, idempotencyKey, accept = 'application/json', signal } = {}) =>
    app.fetch(
      requestOfMcp(new URL(path, ctx.config.serviceUrl), {
        method,
        headers: {
          authorization,
          accept,
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        // A cancelled call is a caller that goes away: what becomes of the work is the operation's to say.
        ...(signal && { signal: AbortSignal.any([signal, request.req.raw.signal]) }),
      }),
      request.env,
    )
}
