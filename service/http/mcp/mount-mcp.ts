import { type CallToolResult, createMcpHandler, Server, type Tool } from '@modelcontextprotocol/server'
import { version } from '../../config/version.ts'
import type { Context } from '../../core/context.ts'
import { ServiceError } from '../../core/errors.ts'
import { listPrices } from '../../credits/list-prices.ts'
import { charges } from '../../registry/registry.ts'
import type { HttpApp } from '../app.ts'
import { authenticate } from '../authenticate.ts'
import { withPlainBody } from '../read-bytes.ts'
import { routes } from '../routes.ts'
import { type Ask, callTool, type ReportProgress } from './call-tool.ts'
import { isForeignRequest } from './is-foreign-request.ts'
import { toolsFor } from './tools.ts'

const instructions =
  'A content-marketing desk. Teach it with uploadDocument, write with generateArticle, read the draft with getDraft and publish with publishArticle. Credits are spent by tools that say so; estimate tells the price first and getMe the balance. Jobs are polled by their get tool, or followed when you ask for progress.'

/** As the protocol's library takes of a plain body. */
const maxBodyBytes = 4 * 1024 * 1024

/**
 * The Model Context Protocol at `/mcp`: one tool for each operation, with the key, limits and rules of the API. It
 * serves the stateless protocol of 2026-07-28 and clients of 2025; it stores no session.
 */
export function mountMcp(app: HttpApp, ctx: Context): void {
  const operations = routes.map(({ operation }) => operation)
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  // Created on first request: it takes a good part of a second.
  let known: Tool[] | undefined
  const tools = () => {
    known ??= toolsFor(operations, listPrices(ctx.prices, charges))
    return known
  }

  function createServer(ask: Ask): Server {
    const server = new Server(
      { name: 'masthead', title: 'Masthead', version },
      { capabilities: { tools: {} }, instructions },
    )
    server.setRequestHandler('tools/list', () => ({ tools: tools() }))
    server.setRequestHandler('tools/call', async ({ params }, { mcpReq }): Promise<CallToolResult> => {
      const operation = byId.get(params.name)
      if (!operation) {
        const text = `There is no tool named ${params.name}.`
        return { isError: true, content: [{ type: 'text', text }] }
      }
      const token = mcpReq._meta?.progressToken
      const report: ReportProgress = (progress, message) =>
        mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken: token, progress, total: 100, message },
        })
      return callTool({
        operation,
        arguments: params.arguments ?? {},
        ask,
        signal: mcpReq.signal,
        ...(token !== undefined && { report }),
      })
    })
    return server
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
    const ask: Ask = (method, path, { body, idempotencyKey } = {}) =>
      Promise.resolve(
        app.fetch(
          new Request(new URL(path, ctx.config.serviceUrl), {
            method,
            headers: {
              authorization: String(authorization),
              accept: 'application/json',
              ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
              ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          }),
          request.env,
        ),
      )
    const handler = createMcpHandler(() => createServer(ask), {
      onerror: (err) => ctx.log.debug({ err }, 'mcp'),
    })
    return handler.fetch(await withPlainBody(request, maxBodyBytes))
  })
}
