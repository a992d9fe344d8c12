import type { CallToolResult, Server } from '@modelcontextprotocol/server'
import { version } from '../../config/version.ts'
import type { Context } from '../../core/context.ts'
import { ServiceError } from '../../core/errors.ts'
import { listPrices } from '../../credits/list-prices.ts'
import { charges } from '../../registry/registry.ts'
import type { HttpApp } from '../app.ts'
import { authenticate } from '../authenticate.ts'
import { withPlainBody } from '../read-bytes.ts'
import { routes } from '../routes.ts'
import { callTool } from './call-tool.ts'
import type { Ask, ReportProgress } from './follow-job.ts'
import { isForeignRequest } from './is-foreign-request.ts'
import { readReportFile, reportFileTemplate } from './report-files.ts'
import { type ServiceTool, toolsFor } from './tools.ts'

/** Loaded with the first request: most desks have no MCP client. */
type McpLibrary = typeof import('@modelcontextprotocol/server')

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
  // Created on first request: it takes a good part of a second.
  let known: Map<string, ServiceTool> | undefined
  const tools = () => {
    known ??= new Map(
      toolsFor(operations, listPrices(ctx.prices, charges)).map((tool) => [tool.operation.id, tool]),
    )
    return known
  }

  function createServer(library: McpLibrary, ask: Ask): Server {
    const server = new library.Server(
      { name: 'masthead', title: 'Masthead', version },
      { capabilities: { tools: {}, resources: {} }, instructions },
    )
    server.setRequestHandler('tools/list', () => ({
      tools: [...tools().values()].map(({ definition }) => definition),
    }))
    server.setRequestHandler('tools/call', async ({ params }, { mcpReq }): Promise<CallToolResult> => {
      const tool = tools().get(params.name)
      if (!tool) {
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
        tool,
        arguments: params.arguments ?? {},
        ask,
        signal: mcpReq.signal,
        log: ctx.log,
        ...(token !== undefined && { report }),
      })
    })
    server.setRequestHandler('resources/list', () => ({ resources: [] }))
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [reportFileTemplate] }))
    server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
      const read = await readReportFile(uri, ask)
      if (!read || read instanceof Response) throw new library.ResourceNotFoundError(uri)
      return read
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
    const library = await import('@modelcontextprotocol/server')
    const handler = library.createMcpHandler(() => createServer(library, ask), {
      onerror: (err) => ctx.log.debug({ err }, 'mcp'),
    })
    return handler.fetch(await withPlainBody(request, maxBodyBytes))
  })
}
