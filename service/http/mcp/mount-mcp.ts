import type { Context } from '../../core/context.ts'
import { ServiceError } from '../../core/errors.ts'
import { listPrices } from '../../credits/list-prices.ts'
import { charges } from '../../registry/registry.ts'
import type { HttpApp } from '../app.ts'
import { authenticate } from '../authenticate.ts'
import { withPlainBody } from '../read-bytes.ts'
import { routes } from '../routes.ts'
import type { Ask } from './follow-job.ts'
import { isForeignRequest } from './is-foreign-request.ts'
import { type ServiceTool, toolsFor } from './tools.ts'
import { listedTools } from './toolsets.ts'

const maxBodyBytes = 4 * 1024 * 1024

/**
 * The Model Context Protocol at `/mcp`: operations as tools, with the key, limits and rules of the API. It serves the
 * stateless protocol of 2026-07-28 and clients of 2025; it stores no session.
 */
export function mountMcp(app: HttpApp, ctx: Context): void {
  // Created on first request: it takes a good part of a second.
  let known: readonly ServiceTool[] | undefined
  const allTools = () => {
    known ??= toolsFor(
      routes.map(({ operation }) => operation),
      listPrices(ctx.prices, charges),
    )
    return known
  }

  app.all('/mcp', async (request) => {
    const headers = { origin: request.req.header('origin'), host: request.req.header('host') }
    if (isForeignRequest(ctx.config, headers)) {
      throw new ServiceError({ kind: 'forbidden' }, 'MCP requests from pages of other sites are refused.')
    }
    const authorization = request.req.header('authorization')
    const agent = await authenticate(ctx, authorization)
    request.set('agentId', agent.caller.agentId)
    request.set('operationId', 'mcp')
    const ask: Ask = (method, path, { body, idempotencyKey, accept = 'application/json' } = {}) =>
      Promise.resolve(
        app.fetch(
          new Request(new URL(path, ctx.config.serviceUrl), {
            method,
            headers: {
              authorization: String(authorization),
              accept,
              ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
              ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          }),
          request.env,
        ),
      )
    const tools = allTools()
    const listed = listedTools(tools, request.req.query('toolsets'))
    // Loaded with the first request: most desks have no MCP client.
    const { createMcpHandler } = await import('@modelcontextprotocol/server')
    const { createMcpServer } = await import('./create-mcp-server.ts')
    const handler = createMcpHandler(() => createMcpServer({ ctx, tools, listed, ask }), {
      onerror: (err) => ctx.log.debug({ err }, 'mcp'),
    })
    return handler.fetch(await withPlainBody(request, maxBodyBytes))
  })
}
