import type { CallToolResult } from '@modelcontextprotocol/server'
import type { OperationShape } from '#contract/operation.ts'
import { requestOf } from './tool-arguments.ts'

/** Calls the service's own HTTP layer, so that every rule of the API holds here too and is written once. */
export type Ask = (
  method: string,
  path: string,
  options?: { body?: unknown; idempotencyKey?: string },
) => Promise<Response>

/** The progress of a call: `progress` of 100, with a message. */
export type ReportProgress = (progress: number, message: string) => Promise<void>

export type ToolCall = {
  operation: OperationShape
  arguments: Record<string, unknown>
  ask: Ask
  signal: AbortSignal
  /** Given if the client wants progress notifications; a job is then followed to its end. */
  report?: ReportProgress
}

const runningStatuses = new Set(['processing', 'publishing', 'queued', 'running', 'generating'])
const firstPauseMs = 500
const maxPauseMs = 4_000
/** A client that hears nothing new for this long gets the job to poll. */
const maxFollowMs = 15 * 60_000

/** Calls the operation of a tool. An error of the API becomes a tool error with the same body, never an exception. */
export async function callTool(call: ToolCall): Promise<CallToolResult> {
  const { operation, ask, report } = call
  // A client that wants progress should not wait silently for a synchronous generation.
  const waits = operation.id === 'generateArticle' && report !== undefined
  const given = waits ? { ...call.arguments, wait_for_completion: false } : call.arguments
  const { path, ...request } = requestOf(operation, given)
  const answer = await ask(operation.method, path, request)
  const location = answer.headers.get('location')
  if (answer.status === 202 && report && location)
    return follow(call, answer, new URL(location, 'http://desk'))
  return resultOf(answer, path)
}

async function follow(call: ToolCall, accepted: Response, at: URL): Promise<CallToolResult> {
  const { ask, signal, report } = call
  const address = at.pathname + at.search
  const started = performance.now()
  let latest = accepted
  let pauseMs = firstPauseMs
  while (performance.now() - started < maxFollowMs) {
    await pause(pauseMs, signal)
    if (signal.aborted) break
    const answer = await ask('GET', address)
    if (answer.status === 429) {
      pauseMs = Number(answer.headers.get('retry-after') ?? 5) * 1000
      continue
    }
    latest = answer.clone()
    if (!answer.ok) break
    const job = jobOf(await answer.json())
    if (!runningStatuses.has(job.status)) break
    await report?.(job.percent, job.message)
    pauseMs = Math.min(maxPauseMs, pauseMs * 1.4)
  }
  return resultOf(latest, address)
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

type Job = { status: string; percent: number; message: string }

function jobOf(body: unknown): Job {
  const job: Record<string, unknown> = { ...Object(body) }
  const nested = Object(job.run ?? job)
  const progress = Object(nested.progress)
  return {
    status: String(nested.status ?? ''),
    percent: Number(progress.percent ?? 0),
    message: String(progress.message ?? nested.message ?? nested.status ?? ''),
  }
}

async function resultOf(answer: Response, path: string): Promise<CallToolResult> {
  const type = answer.headers.get('content-type') ?? ''
  if (!/\bjson\b/.test(type)) return fileResult(answer, path, type)
  const text = await answer.text()
  if (!answer.ok) return { isError: true, content: [{ type: 'text', text }] }
  return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) }
}

/** Anything but JSON is a file. */
async function fileResult(answer: Response, path: string, mimeType: string): Promise<CallToolResult> {
  const uri = `masthead:${path}`
  if (mimeType.startsWith('text/')) {
    return { content: [{ type: 'resource', resource: { uri, mimeType, text: await answer.text() } }] }
  }
  const blob = Buffer.from(await answer.arrayBuffer()).toString('base64')
  return { content: [{ type: 'resource', resource: { uri, mimeType, blob } }] }
}
