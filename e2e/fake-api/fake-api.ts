import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import type { OperationInput, OperationShape } from '#contract/operation.ts'
import { adaptationAnswers } from './adaptation-answers.ts'
import { agentAnswers } from './agent-answers.ts'
import type { FakeContext } from './answer.ts'
import { articleAnswers } from './article-answers.ts'
import { avatarAnswers } from './avatar-answers.ts'
import { brandScanAnswers } from './brand-scan-answers.ts'
import { createDesk } from './desk.ts'
import { FaultOrder, FaultOrders, faultsPath } from './faults.ts'
import { answerFaultily, sendJson, type WireAnswer } from './faulty-answer.ts'
import { leadMagnetAnswers } from './lead-magnet-answers.ts'
import { pageToolAnswers } from './page-tool-answers.ts'
import { recordAnswers } from './record-answers.ts'
import { Refusal, rejectUnknown } from './refusal.ts'
import { RequestLimit } from './request-limit.ts'
import { scheduleAnswers } from './schedule-answers.ts'
import { scoutRunAnswers } from './scout-run-answers.ts'
import { sessionAnswers } from './session-answers.ts'
import { warmLeadAnswers } from './warm-lead-answers.ts'

/** Somebody else's server: what the published document describes of the areas the dashboard has, and nothing of ours. */
export type FakeApi = {
  url: string
  /** How many requests a key has sent in its last minute. */
  requestsOf(key: string): number
  close(): Promise<void>
}

/** The operations of the fake API; the order does not matter, since no two share a path and a method. */
export const fakeResponses = [
  ...adaptationAnswers,
  ...agentAnswers,
  ...articleAnswers,
  ...avatarAnswers,
  ...recordAnswers,
  ...sessionAnswers,
  ...scheduleAnswers,
  ...leadMagnetAnswers,
  ...scoutRunAnswers,
  ...brandScanAnswers,
  ...pageToolAnswers,
  ...warmLeadAnswers,
]

export type FakeApiOptions = {
  port: number
  /** How long an article stays in `processing` and in `publishing`. */
  stageMs: number
  /** Of each key; more are refused with 429 and the time to wait. As many as one likes when left out. */
  requestsPerMinute?: number
}

export async function startStandInApi(options: FakeApiOptions): Promise<FakeApi> {
  const url = `http://127.0.0.1:${options.port}`
  const shared = { baseUrl: url, stageMs: options.stageMs, desks: new Map(), claims: new Set<string>() }
  const control = { orders: new FaultOrders(), limit: new RequestLimit(options.requestsPerMinute) }
  const server = createServer((request, response) => {
    respond(shared, control, request, response).catch((error: unknown) => {
      if (error instanceof Refusal) sendJson(response, error.status, error.body)
      else sendJson(response, 500, { error: 'Internal Server Error', message: String(error) })
    })
  })
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve))
  return {
    url,
    requestsOf: (key) => control.limit.countOf(key),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function respond(
  shared: Omit<FakeContext, 'desk'>,
  { orders, limit }: { orders: FaultOrders; limit: RequestLimit },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', shared.baseUrl)
  const text = await readText(request)
  if (pathname === faultsPath) {
    orders.take(FaultOrder.parse(JSON.parse(text)))
    sendJson(response, 200, {})
    return
  }
  const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const seconds = limit.take(key)
  if (seconds > 0) {
    const refusal = { error: 'Too Many Requests', message: 'Slow down.', retry_after: seconds }
    sendJson(response, 429, refusal, { 'retry-after': String(seconds) })
    return
  }
  const found = fakeResponses.find(
    ({ operation }) => operation.method === request.method && matchPath(operation, pathname),
  )
  if (!found) throw rejectUnknown()
  const { operation } = found
  const answerHonestly = async (): Promise<WireAnswer> => {
    const desk = shared.desks.get(key)
    if (operation.auth === 'agent' && !desk) throw new Refusal(401, 'Unauthorized', 'This key is not known.')
    const params = matchPath(operation, pathname)
    const input = judge(operation, { params, query: Object.fromEntries(searchParams), text })
    // What takes no key looks at no desk.
    return found.give({ ...shared, desk: desk ?? createDesk() }, input)
  }
  const fault = orders.next(key, operation.id)
  if (fault) return answerFaultily(response, fault, operation, answerHonestly)
  const { status, body } = await answerHonestly()
  sendJson(response, status, body)
}

/** Refuses whatever the published document does not allow: members of ours, and a body where it has none. */
function judge(
  operation: OperationShape,
  sent: { params: unknown; query: unknown; text: string },
): OperationInput<OperationShape> {
  const withoutBody = !operation.body || operation.bodyOptional
  if (withoutBody && sent.text !== '') throw new Refusal(400, 'Bad Request', 'No body is taken here.')
  const body = withoutBody ? {} : parseJson(sent.text)
  for (const name of Object.keys(operation.extensionMembers ?? {})) {
    const isSent = [sent.query, body].some((part) => Object.hasOwn(Object(part), name))
    if (isSent) throw new Refusal(400, 'Bad Request', `Unknown field "${name}".`)
  }
  const parts = { params: sent.params, query: sent.query, body }
  const read = (part: 'params' | 'query' | 'body') => {
    const parsed = operation[part]?.safeParse(parts[part])
    if (parsed && !parsed.success) throw new Refusal(400, 'Bad Request', parsed.error.message)
    return parsed?.data
  }
  return {
    params: read('params'),
    query: read('query'),
    body: read('body'),
  } as OperationInput<OperationShape>
}

function matchPath(operation: OperationShape, pathname: string): Record<string, string> | undefined {
  const pattern = new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  const match = pattern.exec(pathname)
  return match ? { ...match.groups } : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'Bad Request', 'The body is not JSON.')
  }
}
