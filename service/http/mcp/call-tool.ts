import type { CallToolResult } from '@modelcontextprotocol/server'
import { exportWarmLead } from '#contract/warm-leads.ts'
import type { Context } from '../../core/context.ts'
import { type Ask, followJob, jobIdOf, pollTools, type ReportProgress } from './follow-job.ts'
import { fitOutline } from './outline-schema.ts'
import { fileLink } from './report-files.ts'
import { requestOf } from './tool-arguments.ts'
import type { ServiceTool } from './tools.ts'

export type ToolCall = {
  tool: ServiceTool
  arguments: Record<string, unknown>
  ask: Ask
  signal: AbortSignal
  log: Context['log']
  /** Given if the client wants progress notifications; a job is then followed to its end. */
  report?: ReportProgress
}

/** A client that hears nothing new for this long gets the job to poll. */
const maxFollowMs = 15 * 60_000
/** Without progress: well within the 60 seconds after which clients give a call up. */
const maxSilenceMs = 20_000

/** Calls the operation of a tool. An error of the API becomes a tool error with the same body, never an exception. */
export async function callTool(call: ToolCall): Promise<CallToolResult> {
  const { tool, ask } = call
  const { operation } = tool
  const file = operation.id === exportWarmLead.id ? fileLink(call.arguments) : undefined
  const given = file ? { ...call.arguments, format: 'json' } : argumentsOf(call)
  const { path, ...request } = requestOf(operation, given)
  const answer = await ask(operation.method, path, request)
  const body: Record<string, unknown> = Object(await answer.json())
  if (!answer.ok) return { isError: true, content: [{ type: 'text', text: JSON.stringify(body) }] }
  if (file) {
    const result = resultOf(call, file.facts(body))
    return { ...result, content: [...result.content, file.link] }
  }
  const location = answer.headers.get('location')
  if (answer.status !== 202 || !location) return resultOf(call, body)
  return resultOf(call, await follow(call, body, new URL(location, 'http://desk')))
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
  const report: ReportProgress = async (progress, message) => {
    await call
      .report?.(progress, message)
      .catch((err) => call.log.debug({ err, tool: id }, 'progress unheard'))
  }
  await report(0, `Accepted as ${jobIdOf(accepted)}; ${pollTools[id]} tells how it goes on.`)
  const maxMs = call.report ? maxFollowMs : maxSilenceMs
  return followJob({ accepted, path: at.pathname + at.search, maxMs, ask, signal, report })
}

/** A result that fits the tool's own schema: clients throw at one that does not, and the call may have been paid for. */
function resultOf({ tool, log }: ToolCall, body: Record<string, unknown>): CallToolResult {
  const { fitting, others } = fitOutline(tool.outline, body)
  if (others.length > 0) log.error({ tool: tool.operation.id, members: others }, 'tool result misfit')
  return { content: [{ type: 'text', text: JSON.stringify(body) }], structuredContent: fitting }
}
