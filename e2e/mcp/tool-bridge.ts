import { AsyncLocalStorage } from 'node:async_hooks'
import { STATUS_CODES } from 'node:http'
import { serve } from '@hono/node-server'
import { fromJsonSchema } from '@modelcontextprotocol/client'
import type { OperationShape } from '#contract/operation.ts'
import { exportWarmLead } from '#contract/warm-leads.ts'
import { secretMembers } from '#service/http/mcp/tool-effects.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { findOperation } from '#test-support/listening-service.ts'
import {
  connectOfficialClient,
  type ListedTool,
  type OfficialClient,
  type ToolAnswer,
} from '#test-support/official-mcp-clients.ts'

export type ToolBridge = {
  baseUrl: string
  /** The structured content of the newest call of each tool. */
  answered: ReadonlyMap<string, unknown>
  close(): Promise<void>
}

/**
 * The service's HTTP API, answered by its MCP tools: a request becomes a tool call with the same arguments, and the
 * structured content becomes the body. The official client 1.x calls every tool, with progress; 2.x calls those that
 * only read, without, and validates what the others answered. What is no tool is passed on as it is.
 * @param firstKey a key to connect with; every call has its own
 */
export async function startToolBridge(serviceUrl: string, firstKey: string): Promise<ToolBridge> {
  const port = await findFreePort()
  const answered = new Map<string, unknown>()
  // A connection compiles the schemas of all tools, which takes seconds: one pair serves every key.
  const { earlier, newest, tools } = await connectBoth(new URL('/mcp?toolsets=all', serviceUrl), firstKey)

  async function respond(request: Request): Promise<Response> {
    const operation = findOperation(request)
    const key = request.headers.get('authorization')?.replace('Bearer ', '')
    // Lists are files for programs that ask for a media type, which a tool has no word for.
    const asFile = operation?.id !== exportWarmLead.id && request.headers.get('accept') === 'text/csv'
    if (!operation || !key || asFile) return passOn(serviceUrl, request)
    return caller.run(key, async () => {
      const tool = tools.find(({ name }) => name === operation.id)
      if (!tool) return passOn(serviceUrl, request)
      const given = await argumentsOf(operation, request)
      const result = await earlier.call(operation.id, given, () => undefined)
      if (tool.annotations?.readOnlyHint) await newest.call(operation.id, given)
      else if (!result.isError) await validate(tool, result.structuredContent)
      const whole = { ...result, structuredContent: await wholeOf(operation, result, earlier) }
      answered.set(operation.id, whole.structuredContent)
      return responseOf(operation, whole, earlier)
    })
  }

  const server = serve({ hostname: '127.0.0.1', port, fetch: respond })
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    answered,
    async close() {
      await earlier.close()
      await newest.close()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
    },
  }
}

/** The key of the request that is being answered. */
const caller = new AsyncLocalStorage<string>()

const fetchAsCaller: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers)
  const key = caller.getStore()
  if (key) headers.set('authorization', `Bearer ${key}`)
  return fetch(input, { ...init, headers })
}

async function passOn(serviceUrl: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const answer = await fetch(new URL(pathname + search, serviceUrl), {
    method: request.method,
    headers: request.headers,
    ...(request.body && { body: await request.text() }),
  })
  // fetch has decoded the body already.
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(answer.body, { status: answer.status, headers })
}

type Clients = { earlier: OfficialClient; newest: OfficialClient; tools: ListedTool[] }

async function connectBoth(url: URL, key: string): Promise<Clients> {
  const earlier = await connectOfficialClient('1.x', { url, key, fetch: fetchAsCaller })
  const newest = await connectOfficialClient('2.x', { url, key, fetch: fetchAsCaller })
  return { earlier, newest, tools: await newest.tools() }
}

/** The check of the newer client, for a call that is made only once. */
async function validate({ name, outputSchema = {} }: ListedTool, content: unknown): Promise<void> {
  const { issues = [] } = await fromJsonSchema(outputSchema)['~standard'].validate(content)
  if (issues.length > 0) throw new Error(`${name}: ${issues.map(({ message }) => message).join(' ')}`)
}

/** An answer with the members that it left for `read_more`, and a word in place of what no tool answers. */
async function wholeOf(
  { id }: OperationShape,
  { structuredContent }: ToolAnswer,
  client: OfficialClient,
): Promise<unknown> {
  const { cut = [], read_more: again, ...answer } = Object(structuredContent)
  for (const { part, shown } of cut) {
    if (shown > 0) return structuredContent
    const more = await client.call('read_more', { ...again, part, from: 0 })
    const { items, value } = Object(more.structuredContent)
    answer[part.slice(1)] = items ?? value
  }
  for (const name of secretMembers[id]?.members ?? []) answer[name] = 'withheld'
  return answer
}

async function argumentsOf(operation: OperationShape, request: Request): Promise<Record<string, unknown>> {
  const { pathname, searchParams } = new URL(request.url)
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`)
  const values = pattern.exec(pathname)?.slice(1).map(decodeURIComponent) ?? []
  const text = await request.text()
  const body: unknown = text === '' ? {} : JSON.parse(text)
  const key = request.headers.get('idempotency-key')
  const numbers = new Set(['limit', 'offset', 'days', 'version'])
  const query = [...searchParams].map(([name, value]) => [name, numbers.has(name) ? Number(value) : value])
  return {
    ...Object.fromEntries(names.map((name, index) => [name, values[index]])),
    ...Object.fromEntries(query),
    ...Object(body),
    ...(key !== null && operation.charges && { idempotency_key: key }),
  }
}

async function responseOf(
  operation: OperationShape,
  result: ToolAnswer,
  client: OfficialClient,
): Promise<Response> {
  const [first] = result.content
  if (result.isError) {
    const body = JSON.parse(String(first?.text))
    const [status] = Object.entries(STATUS_CODES).find(([, name]) => name === body.error) ?? ['500']
    return Response.json(body, { status: Number(status) })
  }
  const link = result.content.find(({ type }) => type === 'resource_link')
  if (link) {
    const [file] = await client.read(String(link.uri))
    return new Response(file?.text, { headers: { 'content-type': String(file?.mimeType) } })
  }
  const statuses = Object.entries(operation.responses)
  const fitting = statuses.find(([, schema]) => schema.safeParse(result.structuredContent).success)
  return Response.json(result.structuredContent, { status: Number(fitting?.[0] ?? statuses[0]?.[0]) })
}
