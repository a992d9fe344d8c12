import {
  type CallToolResult,
  type GetPromptResult,
  type InputRequiredResult,
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server'
import type { Price } from '#contract/credits.ts'
import { version } from '../../config/version.ts'
import type { Context } from '../../core/context.ts'
import { refused, ServiceError } from '../../core/errors.ts'
import { nearestName } from '../../text/nearest-name.ts'
import { unknownName } from '../../text/unknown-name.ts'
import { callTool } from './call-tool.ts'
import { cancelJob } from './cancel-job.ts'
import type { RunningCall } from './cancellations.ts'
import type { ChosenTools } from './choose-tools.ts'
import { complete } from './completions.ts'
import { confirmCharge, type Question } from './confirm-charge.ts'
import { deskTools, deskToolsFor, readUseTool } from './desk-tools.ts'
import { explainError } from './explain-error.ts'
import { failedCall } from './failed-call.ts'
import { findTools } from './find-tools.ts'
import { type Ask, type ReportProgress, rising } from './follow-job.ts'
import { judgeArguments } from './judge-arguments.ts'
import { findPrompt, promptList } from './prompts.ts'
import type { Questions } from './questions.ts'
import { readMore } from './read-more.ts'
import { methods } from './refuse-params.ts'
import { listResources, readResource, resourceTemplates } from './resources.ts'
import { notTools } from './tool-effects.ts'
import type { ServiceTool } from './tools.ts'

const instructions =
  'A content-marketing desk. getMe tells the credits, getStatus what to do next. Teach it with uploadDocument, write with generateArticle, read the draft with getDraft, and publish with publishArticle once the user agrees. Tools that cost credits say so; estimate tells a price first. Jobs are polled by their get tool, or followed when you ask for progress; cancel_job ends one. A long answer is cut: read_more reads on. find_tools finds the tools that are not listed, use_tool calls them.'

type Served = {
  ctx: Context
  /** Every tool that there is. */
  tools: readonly ServiceTool[]
  /** What of them the address of the endpoint offers. */
  chosen: ChosenTools
  prices: readonly Price[]
  ask: Ask
  /** The body of an error as the API answers it. */
  errorBody(error: ServiceError): Record<string, unknown>
  /** Whether an earlier call of an operation had this `idempotency_key`. */
  isRepeat(operationId: string, key: string): Promise<boolean>
  /** Ends a job of an operation and releases its credits. */
  cancelJob(operationId: string, id: string): Promise<void>
  /** Runs the call with an id with a signal that the client can abort. */
  cancellable<T>(id: string | number, work: (call: RunningCall) => Promise<T>): Promise<T>
  /** Given where the client is one of 2025 that can ask its user. */
  questions: Questions | undefined
}

/** Sends a request to the client in the stream that answers its call. */
type Send = (message: JSONRPCRequest) => Promise<void>

const notCharged = {
  declined: { why: 'The user did not agree to the charge.', next: 'Ask the user what to do instead.' },
  unconfirmed: {
    why: 'The question about the charge was accepted without confirm: true, which counts as declined.',
    next: 'Let the user answer it: the content of an accepted question is {"confirm": true} if they agree.',
  },
  unanswered: {
    why: 'The user was asked whether to spend the credits, and did not answer.',
    next: 'Ask the user, and call again.',
  },
  unasked: {
    why: 'The client could not ask the user whether to spend the credits.',
    next: 'Tell the user, and call again once the client can ask.',
  },
}

/** The server of one request; it stores nothing between requests. */
export function createMcpServer(served: Served): Server {
  const { chosen, ask } = served
  const server = new Server(
    { name: 'masthead', title: 'Masthead', version },
    { capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} }, instructions },
  )
  server.setRequestHandler('tools/list', () => ({
    tools: [...chosen.listed.map(({ definition }) => definition), ...deskToolsFor(chosen)],
  }))
  server.setRequestHandler(
    'tools/call',
    async ({ params }, { mcpReq }): Promise<CallToolResult | InputRequiredResult> => {
      const given = params.arguments ?? {}
      const call = {
        mcpReq,
        send: async (message: JSONRPCRequest) =>
          server.transport?.send(message, { relatedRequestId: mcpReq.id }),
      }
      try {
        return await callAny(served, params.name, given, call)
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error
        const about = deskTools.find(({ name }) => name === params.name)
        return failedCall(
          explainError(served.errorBody(error), { name: params.name, input: Object(about?.inputSchema) }),
        )
      }
    },
  )
  server.setRequestHandler('resources/list', async () => ({ resources: await listResources(ask) }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...resourceTemplates] }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const read = await readResource(uri, served)
    if (!read) throw new ResourceNotFoundError(uri)
    return read
  })
  server.setRequestHandler('prompts/list', () => ({ prompts: [...promptList] }))
  server.setRequestHandler('prompts/get', ({ params }) => {
    const prompt = promptFor(params.name, params.arguments ?? {})
    if (prompt) return prompt
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt named ${params.name}.`)
  })
  server.setRequestHandler('completion/complete', ({ params }) => complete(params, ask))
  server.fallbackRequestHandler = async ({ method }) => {
    throw new ProtocolError(
      ProtocolErrorCode.MethodNotFound,
      unknownName('method', method.slice(0, 100), methods),
    )
  }
  return server
}

/** @throws {ProtocolError} `InvalidParams`, with what is wrong with each argument */
function promptFor(name: string, given: Record<string, string>): GetPromptResult | undefined {
  try {
    return findPrompt(name, given)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message)
  }
}

type Call = { mcpReq: ServerContext['mcpReq']; send: Send }

/** @throws {ServiceError} for arguments that `find_tools`, `use_tool`, `cancel_job` or `read_more` cannot take */
async function callAny(
  served: Served,
  name: string,
  given: Record<string, unknown>,
  call: Call,
): Promise<CallToolResult | InputRequiredResult> {
  switch (name) {
    case 'find_tools':
      return findTools(served.chosen.callable, given)
    case 'cancel_job':
      if (!deskToolsFor(served.chosen).some((offered) => offered.name === name))
        return noSuchTool(served, name)
      return cancelJob(served.chosen.callable, given, served.ask)
    case 'read_more':
      return readMore(served.chosen.callable, given, served.ask)
    case 'use_tool': {
      const asked = readUseTool(given)
      return callByName(served, asked.name, asked.arguments ?? {}, call)
    }
    default:
      return callByName(served, name, given, call)
  }
}

/** Says which tool was meant, or why there is none. */
function noSuchTool({ tools, chosen, errorBody }: Served, name: string): CallToolResult {
  const existing = [...tools.map(({ definition }) => definition), ...deskTools]
  if (existing.some((one) => one.name === name)) {
    const error = new ServiceError({ kind: 'forbidden' }, notOfferedWords(chosen, name))
    const next = 'Tell the user, who chose this address for the client.'
    return failedCall({ ...errorBody(error), next })
  }
  const why = notTools[name]
  const names = [...chosen.callable, ...deskToolsFor(chosen).map((definition) => ({ definition }))].map(
    ({ definition }) => definition.name,
  )
  const meant = why === undefined ? nearestName(name, names) : undefined
  const words =
    why === undefined ? unknownName('tool', name.slice(0, 100), names) : `${name} is no tool: it ${why}`
  const error = new ServiceError({ kind: 'not_found' }, words)
  const search = 'find_tools finds tools by words of what you want, and lists all without any.'
  return failedCall({
    ...errorBody(error),
    next: meant === undefined ? search : `Call ${meant}, or search: ${search}`,
  })
}

function notOfferedWords({ isClosed }: ChosenTools, name: string): string {
  const only = isClosed
    ? 'tools=…, which leaves only the tools it names'
    : 'readonly=true, which leaves only tools that change nothing'
  return `${name} is not offered here: the address of this client has ${only}.`
}

async function callByName(
  served: Served,
  name: string,
  given: Record<string, unknown>,
  { mcpReq, send }: Call,
): Promise<CallToolResult | InputRequiredResult> {
  const { ctx, chosen, ask, questions } = served
  const tool = chosen.callable.find(({ definition }) => definition.name === name)
  if (!tool) return noSuchTool(served, name)
  const wrong = judgeArguments(tool.operation, given)
  if (wrong.length > 0) {
    const body = served.errorBody(refused(wrong))
    return failedCall(explainError(body, { name, input: tool.definition.inputSchema }))
  }
  const { operation } = tool
  const token = mcpReq._meta?.progressToken
  const report: ReportProgress | undefined =
    token === undefined
      ? undefined
      : rising(
          (progress, message) =>
            mcpReq.notify({
              method: 'notifications/progress',
              params: { progressToken: token, progress, total: 100, message },
            }),
          // The official client counts the round in which the user was asked as 1.
          mcpReq.inputResponses ? 1 : -1,
        )
  return served.cancellable(mcpReq.id, async ({ signal: notified, isCancelled }) => {
    const signal = AbortSignal.any([mcpReq.signal, notified])
    const stopped = AbortSignal.any([signal, ctx.stopping])
    const askUser =
      mcpReq.envelope || !questions
        ? undefined
        : (params: Question) =>
            questions.ask((id) => send({ jsonrpc: '2.0', id, method: 'elicitation/create', params }), {
              signal: stopped,
              isCancelled,
              keepAlive: async () => report?.(0, 'Waiting for the user to agree.').catch(() => undefined),
            })
    if (stopped.aborted) return failedCall({ message: 'The call was cancelled before it began.' })
    // A repeat charges nothing.
    const { idempotency_key: key } = given
    const isRepeat = typeof key === 'string' && (await served.isRepeat(operation.id, key))
    const asked = isRepeat ? undefined : await confirmCharge(operation, given, { ask, mcpReq, askUser })
    if (typeof asked === 'string') {
      const { why, next } = notCharged[asked]
      return failedCall({ message: `${why} Nothing was done, and nothing was charged.`, next })
    }
    if (asked) return asked
    return callTool({
      tool,
      arguments: given,
      ask,
      signal: stopped,
      // In 2026-07-28 a closed response means "cancel"; before, a lost connection does not.
      cancelled: mcpReq.envelope ? signal : notified,
      log: ctx.log,
      dashboardUrl: ctx.config.dashboardUrl,
      cancelJob: (id) => served.cancelJob(operation.id, id),
      ...(report && { report }),
    })
  })
}
