import type { Context } from '../../core/context.ts'
import { ServiceError } from '../../core/errors.ts'
import { listPrices } from '../../credits/list-prices.ts'
import { isKeyUsed } from '../../idempotency/is-key-used.ts'
import { charges, runs } from '../../registry/registry.ts'
import { cancelRun } from '../../runs/cancel-run.ts'
import type { HttpApp } from '../app.ts'
import { authenticate } from '../authenticate.ts'
import { errorResponse } from '../error-response.ts'
import { countMcpMessage, showToolLimit } from '../rate-limit.ts'
import { withPlainBody } from '../read-bytes.ts'
import { resourceMetadataUrl } from '../resource-metadata.ts'
import { routes } from '../routes.ts'
import { askOperations } from './ask-operations.ts'
import { createCancellations, type RunningCall } from './cancellations.ts'
import { chooseTools } from './choose-tools.ts'
import { isForeignRequest } from './is-foreign-request.ts'
import { acceptedAnswers, askingForBoth, jsonAnswer, sayWhatToAccept } from './json-answer.ts'
import { createQuestions } from './questions.ts'
import { refuseParams } from './refuse-params.ts'
import { rejectChange } from './reject-change.ts'
import { canAskUser, knownSession, newSessionId } from './session-id.ts'
import { calledTool, type ServiceTool, toolsFor } from './tools.ts'

const maxBodyBytes = 4 * 1024 * 1024

/**
 * The Model Context Protocol at `/mcp`: operations as tools, with the key, limits and rules of the API. It serves the
 * stateless protocol of 2026-07-28 and clients of 2025; it stores no session.
 */
export function mountMcp(app: HttpApp, ctx: Context): void {
  const prices = listPrices(ctx.prices, charges)
  // Created on first request: it takes a good part of a second.
  let known: readonly ServiceTool[] | undefined
  const allTools = () => {
    known ??= toolsFor(
      routes.map(({ operation }) => operation),
      prices,
    )
    return known
  }
  const cancellations = createCancellations(ctx.engines.cache)

  app.on('ALL', ['/mcp', '/mcp/'], async (request) => {
    const headers = { origin: request.req.header('origin'), host: request.req.header('host') }
    if (isForeignRequest(ctx.config, headers)) {
      throw new ServiceError({ kind: 'forbidden' }, 'MCP requests from pages of other sites are refused.')
    }
    const agent = await authenticate(ctx, request.req.raw, () => '/mcp')
    request.set('agentId', agent.caller.agentId)
    request.set('operationId', 'mcp')
    await countMcpMessage(ctx, request, agent.caller.agentId)
    const tools = allTools()
    const chosen = chooseTools(tools, request.req.queries(), agent.caller)
    const plain = await withPlainBody(request, maxBodyBytes)
    const message: unknown = await plain
      .clone()
      .json()
      .catch(() => undefined)
    const { method, params } = Object(message)
    const called = calledTool(tools, message)
    if (called) await showToolLimit(ctx, request, called.operation, agent.caller.agentId)
    const caller = {
      agentId: agent.caller.agentId,
      session: knownSession(request.req.header('mcp-session-id')),
    }
    // A stream of what happens to the service has no end that an answer could wait for.
    const accepts = plain.method === 'POST' ? acceptedAnswers(request.req.header('accept')) : 'neither'
    const jsonAlone = accepts === 'json' && method !== 'subscriptions/listen'
    const questions =
      canAskUser(caller.session) && !jsonAlone
        ? createQuestions(ctx.engines.cache, `${caller.agentId} ${caller.session}`)
        : undefined
    await Promise.all([cancellations.receive(caller, message), questions?.receive(message)])
    // Loaded with the first request: most desks have no MCP client.
    const { refuseVersion } = await import('./refuse-version.ts')
    const refusal =
      refuseVersion(request.req.header('mcp-protocol-version'), message) ?? refuseParams(message)
    if (refusal) return refusal
    if (agent.caller.onlyReads) rejectChange(message, chooseTools(tools, request.req.queries()))
    const { createMcpHandler } = await import('@modelcontextprotocol/server')
    const { createMcpServer } = await import('./create-mcp-server.ts')
    const served = {
      ctx,
      tools,
      chosen,
      prices,
      ask: askOperations(app, ctx, request),
      errorBody: (error: ServiceError) =>
        errorResponse(error, {
          requestId: request.get('requestId'),
          metadataUrl: resourceMetadataUrl(ctx.config.serviceUrl, '/mcp'),
          namesCode: false,
          baseUrl: ctx.config.serviceUrl,
        }).body,
      isRepeat: (operation: string, key: string) => isKeyUsed(agent, { operation, key }),
      async cancelJob(operationId: string, id: string) {
        const kind = runs.find(({ operation }) => operation === operationId)
        if (kind) await cancelRun(agent, kind, id)
      },
      cancellable: <T>(id: string | number, work: (call: RunningCall) => Promise<T>) =>
        cancellations.run(caller, id, work),
      questions,
    }
    const handler = createMcpHandler(() => createMcpServer(served), {
      onerror: (err) => ctx.log.debug({ err }, 'mcp'),
    })
    const whole = sayWhatToAccept(await handler.fetch(accepts === 'neither' ? plain : askingForBoth(plain)))
    const answer = jsonAlone ? await jsonAnswer(whole) : whole
    if (method === 'initialize' && answer.ok) {
      answer.headers.set('Mcp-Session-Id', newSessionId(Object(params).capabilities))
    }
    return answer
  })
}
