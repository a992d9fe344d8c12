import type { CallToolResult } from '@modelcontextprotocol/server'
import { exportWarmLead } from '#contract/warm-leads.ts'
import type { Context } from '../../core/context.ts'
import { boundAnswer, type Cut, leaveForLater } from './bound-answer.ts'
import { explainError } from './explain-error.ts'
import { failedCall } from './failed-call.ts'
import {
  type Ask,
  followJob,
  hasFailed,
  jobIdOf,
  pollTools,
  type ReportProgress,
  rising,
} from './follow-job.ts'
import { fitOutline } from './outline-schema.ts'
import { fileLink } from './report-files.ts'
import { requestOf } from './tool-arguments.ts'
import { isReading, secretMembers } from './tool-effects.ts'
import type { ServiceTool } from './tools.ts'

export type ToolCall = {
  tool: ServiceTool
  arguments: Record<string, unknown>
  ask: Ask
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
  /** Aborted when the caller no longer wants the work either; `signal` is then, too. */
  cancelled: AbortSignal
  log: Context['log']
  /** Where a person goes on with what is not for a model. */
  dashboardUrl: string
  /** Ends a job that the operation started and releases its credits. */
  cancelJob(id: string): Promise<void>
  /** Given if the client wants progress notifications; a job is then followed to its end. */
  report?: ReportProgress
}

/** A client that hears nothing new for this long gets the job to poll. */
const maxFollowMs = 15 * 60_000
/** Without progress: well within the 60 seconds after which clients give a call up. */
const maxSilenceMs = 20_000

/** Calls the operation of a tool, with arguments that were judged. An error of the API becomes a tool error with what to do next, never an exception. */
export async function callTool(call: ToolCall): Promise<CallToolResult> {
  const { tool, ask } = call
  const about = { name: tool.definition.name, input: tool.definition.inputSchema }
  const fail = (body: Record<string, unknown>, limit?: string) =>
    failedCall(explainError(body, { ...about, limit }))
  const { operation } = tool
  const file = operation.id === exportWarmLead.id ? fileLink(call.arguments) : undefined
  const given = file ? { ...call.arguments, format: 'json' } : argumentsOf(call)
  const { path, ...request } = requestOf(operation, given)
  const answer = await ask(operation.method, path, { ...request, signal: call.signal })
  const body: Record<string, unknown> = Object(await answer.json())
  if (!answer.ok) return fail(body, /^"([^"]+)"/.exec(answer.headers.get('ratelimit') ?? '')?.[1])
  if (file) {
    const result = resultOf(call, file.facts(body))
    return { ...result, content: [...result.content, file.link] }
  }
  const location = answer.headers.get('location')
  if (answer.status !== 202 || !location) return resultOf(call, body)
  const latest = await follow(call, body, new URL(location, 'http://desk'))
  return { ...resultOf(call, latest), ...(hasFailed(latest) && { isError: true }) }
}

/**
 * An article is written as a job whatever the caller wants to wait for: so its id is known before the charge can be
 * followed by a timeout or a lost connection.
 */
function argumentsOf({ tool, arguments: given }: ToolCall): Record<string, unknown> {
  const { wait_for_completion: waits = true } = given
  const isJob = tool.operation.id === 'generateArticle' && waits === true
  return isJob ? { ...given, wait_for_completion: false } : given
}

/** Tells the id first, then follows the job as long as the caller may be kept waiting. */
async function follow(
  call: ToolCall,
  accepted: Record<string, unknown>,
  at: URL,
): Promise<Record<string, unknown>> {
  const { tool, ask, signal, arguments: given } = call
  const { id } = tool.operation
  const waits = id === 'generateArticle' ? given.wait_for_completion !== false : call.report !== undefined
  if (!waits) return accepted
  // The work goes on whether or not the client still listens.
  const report = rising(async (progress, message) => {
    await call
      .report?.(progress, message)
      .catch((err) => call.log.debug({ err, tool: id }, 'progress unheard'))
  })
  await report(0, `Accepted as ${jobIdOf(accepted)}; ${pollTools[id]} tells how it goes on.`)
  const maxMs = call.report ? maxFollowMs : maxSilenceMs
  const latest = await followJob({ accepted, path: at.pathname + at.search, maxMs, ask, signal, report })
  if (call.cancelled.aborted) await call.cancelJob(jobIdOf(accepted))
  return latest
}

/**
 * A result that a model can take and that fits the tool's own schema: clients throw at one that does not, and the call
 * may have been paid for.
 */
function resultOf(call: ToolCall, answer: Record<string, unknown>): CallToolResult {
  const { tool, log } = call
  const { id } = tool.operation
  const { first, later = [] } = tool.guide ?? {}
  const left = leaveForLater(withoutSecrets(call, answer), later)
  const bounded = boundAnswer(left.value, first === undefined ? {} : { first })
  const cut = [...left.cut, ...bounded.cut]
  const body = cut.length > 0 ? { ...bounded.value, ...readOn(call, answer, cut) } : bounded.value
  const { fitting, others } = fitOutline(tool.outline, body)
  if (others.length > 0) log.error({ tool: id, members: others }, 'tool result misfit')
  return { content: [{ type: 'text', text: JSON.stringify(body) }], structuredContent: fitting }
}

/** Members that a model must not see are not there; in their place it is told what a person does. */
function withoutSecrets(
  { tool, dashboardUrl }: ToolCall,
  answer: Record<string, unknown>,
): Record<string, unknown> {
  const withheld = secretMembers[tool.operation.id]
  if (!withheld) return answer
  const shown = Object.entries(answer).filter(([name]) => !withheld.members.includes(name))
  return { ...Object.fromEntries(shown), next: withheld.next(dashboardUrl, answer) }
}

/** Where an answer was cut, and the arguments of `read_more` for the first such place: the others go by their own part. */
function readOn(
  call: ToolCall,
  answer: Record<string, unknown>,
  cut: readonly Cut[],
): Record<string, unknown> {
  const { operation } = call.tool
  const firstOf = ([first]: readonly Cut[]) => (first ? { part: first.part, from: first.shown } : {})
  if (isReading(operation))
    return { cut, read_more: { name: operation.id, arguments: call.arguments, ...firstOf(cut) } }
  const name = pollTools[operation.id]
  if (name === undefined) return { cut }
  const parameter = 'run' in answer || 'run_id' in answer ? 'runId' : 'id'
  const polled = cut.map((one) => ({ ...one, part: one.part.replace(/^\/run(?=\/)/, '') }))
  return {
    cut: polled,
    read_more: { name, arguments: { [parameter]: jobIdOf(answer) }, ...firstOf(polled) },
  }
}
