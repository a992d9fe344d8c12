import type { CallToolResult } from '@modelcontextprotocol/server'
import type { OperationShape } from '#contract/operation.ts'
import { ServiceError } from '../../core/errors.ts'
import { readCancelJob } from './desk-tools.ts'
import { explainError } from './explain-error.ts'
import { failedCall } from './failed-call.ts'
import { type Ask, pollTools } from './follow-job.ts'
import type { ServiceTool } from './tools.ts'

/** What a model needs to know of a job that it ended; the whole record is read by the tool named in `next`. */
const told = ['id', 'run_id', 'status', 'message', 'error', 'error_message', 'credits_used', 'cost'] as const

/**
 * Ends a job by its id, of whichever kind it is: ids are unique, and what is not of one kind answers 404. One that has ended is
 * told as it is, since what was asked for is so.
 * @throws {ServiceError} `invalid`, or `not_found` where the workspace has no such job
 */
export async function cancelJob(
  tools: readonly ServiceTool[],
  input: Record<string, unknown>,
  ask: Ask,
): Promise<CallToolResult> {
  const { id } = readCancelJob(input)
  for (const { operation } of tools) {
    if (!endsJob(operation)) continue
    const path = operation.path.replace(/\{\w+\}/, encodeURIComponent(id))
    const answer = await ask(operation.method, path)
    if (answer.status === 404) continue
    const body: Record<string, unknown> = Object(await answer.json())
    const hadEnded = body.code === 'wrong_status'
    if (!answer.ok && !hadEnded) return failedCall(explainError(body, { name: 'cancel_job', input: {} }))
    const record = hadEnded ? await recordOf(ask, path) : body
    const shown = Object.fromEntries(told.flatMap((name) => (name in record ? [[name, record[name]]] : [])))
    const starts = operation.id.replace(/^cancel/, '')
    const read = Object.values(pollTools).find((name) => name === `get${starts}`)
    const result = {
      ...shown,
      ...(hadEnded && { message: 'It had ended before. Nothing was changed.' }),
      ...(read && { next: `${read} reads the whole record.` }),
    }
    return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result }
  }
  throw new ServiceError(
    { kind: 'not_found' },
    'There is no job with this id. Take the id that the tool returned which started it.',
  )
}

async function recordOf(ask: Ask, path: string): Promise<Record<string, unknown>> {
  const answer = await ask('GET', path.replace(/\/cancel$/, ''))
  const body: Record<string, unknown> = Object(await answer.json())
  // Of a warm-lead report it is a level further in.
  return typeof body.run === 'object' && body.run !== null ? { ...body.run } : body
}

/** Of the operations named `cancel…`, those of a job: an API has others that end something, such as a subscription. */
const endsJob = ({ id, path }: OperationShape) => id.startsWith('cancel') && /\{\w+\}\/cancel$/.test(path)
