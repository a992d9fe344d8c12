import { randomUUID } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import { Hono, type Context as Request } from 'hono'
import { documentationUrl } from '#contract/error-codes.ts'
import type { OperationShape } from '#contract/operation.ts'
import type { Context } from '../core/context.ts'
import { invalid, methodNotAllowed, routeNotFound, ServiceError, unavailable } from '../core/errors.ts'
import type { RequestFacts, Route, RouteAnswer } from '../core/route.ts'
import { findOutage } from '../log/outage.ts'
import { inSpan, isTracing } from '../tracing/tracing.ts'
import { authenticate, rejectToken } from './authenticate.ts'
import { clientAddress, isFromTrustedProxy, networkOf } from './client-address.ts'
import { asProblemDetails, errorResponse } from './error-response.ts'
import { tellExpectedCharge } from './expected-charge.ts'
import { commonHeaders } from './frame-headers.ts'
import type { HttpRequest, HttpVariables } from './http-variables.ts'
import { withIdempotency } from './idempotency.ts'
import { nearestDocument } from './nearest-document.ts'
import {
  nameOperation,
  operationsMeantAtRoot,
  operationsMeantByMethod,
  operationsMeantByPath,
} from './nearest-operations.ts'
import { acceptsHtml, notFoundPage } from './not-found-page.ts'
import { pageLinks } from './page-links.ts'
import { countOwn, countRequest, mayBeginEarly, showExceeded } from './rate-limit.ts'
import { readIdempotencyKey, readSecrets } from './read-idempotency-key.ts'
import { parseInput, readJson } from './read-input.ts'
import { recordRequest } from './record-request.ts'
import { calledPath } from './request-of-mcp.ts'
import { resourceMetadataUrl } from './resource-metadata.ts'
import { takeRest } from './take-rest.ts'
import { refusalWithWarnings, repeatedNames, withWarnings } from './unknown-fields.ts'

export type HttpApp = Hono<{ Variables: HttpVariables }>
/** Pages and documents that are no operations (the published site, the claim page, discovery) have their own routes. */
export type Mount = (app: HttpApp, ctx: Context) => void

/** The published site comes last: its paths begin with a tenant's handle and must shadow nothing. */
export type Mounts = { beforeRoutes: readonly Mount[]; afterRoutes: readonly Mount[] }

/**
 * The HTTP layer: every operation takes the same path through it and runs its checks in the order that the contract
 * promises.
 */
export function createApp(ctx: Context, routes: readonly Route[], mounts: Mounts): HttpApp {
  const app: HttpApp = new Hono({ strict: true })
  app.use(async (request, next) => {
    const sent = request.req.header('request-id')
    request.set('requestId', sent && /^[\w.-]{8,128}$/.test(sent) ? sent : randomUUID())
    const started = performance.now()
    await (isTracing() ? traced(ctx, request, next) : next())
    const incoming = incomingOf(request)
    if (incoming && !incoming.complete && !(await takeRest(incoming))) request.header('Connection', 'close')
    if (!request.get('framed')) {
      const { headers } = request.res
      for (const [name, value] of Object.entries(commonHeaders(request))) headers.set(name, value)
      if (!headers.has('X-Content-Type-Options')) headers.set('X-Content-Type-Options', 'nosniff')
    }
    const elapsedMs = performance.now() - started
    // Once the answer is on its way: nobody waits for the log.
    setImmediate(() => recordRequest(ctx, request, elapsedMs))
  })
  app.use(rejectUnreadableHost)
  const groups = byPath(routes)
  for (const [path, group] of groups) {
    app.options(path, (request) => request.body(null, 204, { Allow: methodsOf(group).join(', ') }))
  }
  app.options('*', (request) => request.body(null, 204))
  for (const mount of mounts.beforeRoutes) mount(app, ctx)
  for (const [path, group] of groups) {
    for (const one of group) mountRoute(app, ctx, one)
    rejectOtherMethods(app, path, group, routes)
  }
  for (const mount of mounts.afterRoutes) mount(app, ctx)
  app.notFound((request) =>
    acceptsHtml(request)
      ? notFoundPage(request, ctx.config.dashboardUrl)
      : fail(ctx, request, routeNotFound(whereInstead(request.req, routes))),
  )
  app.onError((error, request) => fail(ctx, request, error))
  return app
}

/** The request as Node has it; undefined where none came over a network. */
function incomingOf({ env }: HttpRequest): IncomingMessage | undefined {
  const incoming: unknown = Object(env).incoming
  return incoming instanceof IncomingMessage ? incoming : undefined
}

/** Node takes a host like `1.2.3.4.5`, which makes the address of the request one that nothing can read. */
export async function rejectUnreadableHost(request: Request, next: () => Promise<void>): Promise<void> {
  if (!URL.canParse(request.req.url)) throw invalid('Host', 'Must be a host name or an IP address.')
  await next()
}

/** A stranger's `traceparent` would choose what is sampled and hide requests, so it begins a trace of its own. */
function traced(ctx: Context, request: HttpRequest, next: () => Promise<void>): Promise<void> {
  const { method } = request.req
  const parent = isFromTrustedProxy(ctx.config, request) ? request.req.header('traceparent') : undefined
  return inSpan({ name: method, kind: 'server', parent }, async (more) => {
    await next()
    more({
      name: `${method} ${request.get('operationId') ?? 'page'}`,
      attributes: {
        'http.request.method': method,
        'http.response.status_code': request.get('sentStatus') ?? request.res.status,
        'url.path': request.get('loggedPath') ?? request.req.path,
        'masthead.request_id': request.get('requestId'),
      },
    })
  })
}

function mountRoute(app: HttpApp, ctx: Context, one: Route): void {
  const { operation } = one
  app.on(operation.method, honoPath(operation.path), async (request) => {
    request.set('operationId', operation.id)
    const facts = requestFacts(ctx, request, operation)
    const reply = (body: unknown, answer: RouteAnswer) =>
      send(
        request,
        withWarnings(
          operation,
          { query: request.req.query(), repeated: repeatedNames(request.req.url), body },
          answer,
        ),
      )
    const refusing = (body: unknown) => (error: unknown) => {
      throw refusalWithWarnings(operation, { query: request.req.query(), body }, error)
    }
    const log = ctx.log.child({ request_id: facts.requestId })
    if (operation.auth === 'none') {
      const json = await readJson(operation, request)
      one.judge?.(json)
      // What is not taken as it is uses up nothing: a newcomer learns by it what to send.
      const input = parseInput(operation, request, json)
      await countOwn(ctx, request, operation, facts.clientAddress)
      return reply(json, await one.handle({ ...ctx, log }, input, facts).catch(refusing(json)))
    }
    const answerRepeat = async () => {
      const repeat = facts.secrets && (await one.findRepeat?.(ctx, facts.secrets))
      if (!repeat) return undefined
      const json = await readJson(operation, request)
      return reply(json, repeat(parseInput(operation, request, json)))
    }
    const repeated = await answerRepeat()
    if (repeated) return repeated
    const agent = await authenticate({ ...ctx, log }, request.req.raw, () =>
      calledPath(request.req.raw),
    ).catch(async (error: unknown) => {
      // A concurrent request with the same key may have ended that key since the lookup above.
      const late = await answerRepeat()
      if (late) return late
      throw error
    })
    if (agent instanceof Response) return agent
    request.set('agentId', agent.caller.agentId)
    rejectToken(operation, request.req.header('authorization'), agent.caller)
    const json = await readJson(operation, request)
    const readAll = () => ({
      body: json,
      key: readIdempotencyKey(operation, request),
      input: parseInput(operation, request, json),
      facts,
    })
    const { agentId } = agent.caller
    const early = mayBeginEarly(ctx, operation, agentId)
      ? (async () => withIdempotency(agent, one, readAll()))()
      : undefined
    // A refusal by the limit takes precedence over how the work ended.
    early?.catch(() => undefined)
    await countRequest(ctx, request, operation, agentId)
    const refusingCall = async (error: unknown) => {
      const input = () => parseInput(operation, request, json)
      return refusing(json)(await tellExpectedCharge(agent, operation, input, error))
    }
    if (early) return reply(json, await early.catch(refusingCall))
    const call = await (async () => readAll())().catch(refusingCall)
    await countOwn(ctx, request, operation, agentId)
    return reply(json, await withIdempotency(agent, one, call).catch(refusingCall))
  })
}

/** Needed by few operations, so it is computed on demand. */
function requestFacts(ctx: Context, request: HttpRequest, operation: OperationShape): RequestFacts {
  return {
    accept: request.req.header('accept') ?? '*/*',
    get clientAddress() {
      return networkOf(clientAddress(ctx.config, request))
    },
    requestId: request.get('requestId'),
    lastEventId: request.req.header('last-event-id'),
    get secrets() {
      return readSecrets(operation, request)
    },
    get signal() {
      return request.req.raw.signal
    },
  }
}

/** Sets all headers before the response is created: adding them afterwards takes several times as long. */
function send(request: HttpRequest, answer: RouteAnswer): Response {
  request.set('framed', true)
  const headers: Record<string, string> = {
    ...commonHeaders(request),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    ...answer.headers,
  }
  if (answer.text) {
    headers['Content-Type'] = `${answer.text.mediaType}; charset=utf-8`
    if (answer.text.fileName)
      headers['Content-Disposition'] = `attachment; filename="${answer.text.fileName}"`
    return new Response(answer.text.content, { status: answer.status, headers })
  }
  if (answer.stream) {
    headers['Content-Type'] = answer.stream.mediaType
    // Proxies pass on what they get as they get it.
    headers['X-Accel-Buffering'] = 'no'
    return new Response(answer.stream.content, { status: answer.status, headers })
  }
  if (answer.file) {
    headers['Content-Type'] = answer.file.mediaType
    headers['Content-Disposition'] = `attachment; filename="${answer.file.fileName}"`
    return new Response(answer.file.content, { status: answer.status, headers })
  }
  headers['Content-Type'] = 'application/json; charset=utf-8'
  const links = request.req.method === 'GET' ? pageLinks(request.req.url, answer.body) : undefined
  if (links) headers.Link = links
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers })
}

/** A known error returns its own message; an unknown one is logged with its request id and leaks nothing. */
function fail(ctx: Context, request: HttpRequest, error: unknown): Response {
  const requestId = request.get('requestId')
  const away = findOutage(error)
  const told = away ? unavailable(away) : error
  if (told instanceof ServiceError) showExceeded(request, told)
  const known =
    told instanceof ServiceError
      ? errorResponse(told, {
          requestId,
          metadataUrl: resourceMetadataUrl(ctx.config.serviceUrl, request.req.path),
          // auth.md v0.1.0 puts the machine-readable name into `error` itself.
          namesCode: request.req.path.startsWith('/agent/auth'),
          baseUrl: ctx.config.serviceUrl,
        })
      : {
          status: 500,
          body: {
            error: 'Internal Server Error',
            message: 'Internal error. Try again; if it persists, report the request id.',
            code: 'internal_error',
            request_id: requestId,
            doc_url: documentationUrl(ctx.config.serviceUrl, 'internal_error'),
          },
          headers: {},
        }
  if (!(error instanceof ServiceError)) {
    ctx.log.error(
      { err: error, request_id: requestId, operation: request.get('operationId') },
      'request failed',
    )
  }
  const asProblem = request.req.header('accept')?.includes('application/problem+json') ?? false
  return new Response(JSON.stringify(asProblem ? asProblemDetails(known) : known.body), {
    status: known.status,
    headers: {
      'Content-Type': `${asProblem ? 'application/problem+json' : 'application/json'}; charset=utf-8`,
      'Cache-Control': 'no-store',
      ...known.headers,
    },
  })
}

/** For a program that looks for an operation; what else there is at other paths, only its owner knows. */
function whereInstead(sent: { method: string; path: string }, routes: readonly Route[]): string | undefined {
  if (!/^\/(?:api|agent|v\d+)(?:\/|$)/i.test(sent.path)) {
    const document = nearestDocument(sent.path)
    if (document !== undefined) return `Did you mean ${document === '/mcp' ? 'POST' : 'GET'} ${document}?`
    const operations = operationsMeantAtRoot(sent, operationsOf(routes))
    return operations.length === 0 ? undefined : `Did you mean ${operations.join(' or ')}?`
  }
  const meant = operationsMeantByPath(sent, operationsOf(routes))
  return meant.length === 0
    ? 'GET /openapi.json lists every operation.'
    : `Did you mean ${meant.join(' or ')}?`
}

const operationsOf = (routes: readonly Route[]) => routes.map(({ operation }) => operation)

/** The routes of each path. A literal path comes before a parameter in its place: `/products/search` is no `/products/{id}`. */
function byPath(routes: readonly Route[]): [path: string, group: Route[]][] {
  const parameters = (path: string) => path.split('/:').length
  const groups = Map.groupBy(routes, (one) => honoPath(one.operation.path))
  return [...groups].toSorted(([a], [b]) => parameters(a) - parameters(b))
}

/**
 * A path that exists with another method returns 405 and lists its methods in `Allow` (RFC 9110, section 15.5.6), with the
 * operations that they are, and the one that was meant.
 */
function rejectOtherMethods(
  app: HttpApp,
  path: string,
  group: readonly Route[],
  routes: readonly Route[],
): void {
  app.all(path, ({ req: { method, path: sent } }) => {
    const meant = operationsMeantByMethod({ method, path: sent }, operationsOf(routes))
    const here = group.map(({ operation }) => nameOperation(operation))
    throw methodNotAllowed(
      method,
      methodsOf(group),
      meant.length > 0 ? `Did you mean ${meant.join(' or ')}?` : `At this URL: ${here.join(', ')}.`,
    )
  })
}

function methodsOf(group: readonly Route[]): string[] {
  const methods: string[] = group.map((one) => one.operation.method)
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted()
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
