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
 * Ends a job by its id, of whichever kind it is: ids are unique, and what is not of one kind answers 404.
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
    const answer = await ask(operation.method, operation.path.replace(/\{\w+\}/, encodeURIComponent(id)))
    if (answer.status === 404) continue
    const body: Record<string, unknown> = Object(await answer.json())
    if (!answer.ok) return failedCall(explainError(body, { name: 'cancel_job', input: {} }))
    const shown = Object.fromEntries(told.flatMap((name) => (name in body ? [[name, body[name]]] : [])))
    const starts = operation.id.replace(/^cancel/, '')
    const read = Object.values(pollTools).find((name) => name === `get${starts}`)
    return {
      content: [
        {
          type: 'text',
          text: JSON.stringify({ ...shown, ...(read && { next: `${read} reads the whole record.` }) }),
        },
      ],
    }
  }
  throw new ServiceError(
    { kind: 'not_found' },
    'There is no job with this id. Take the id that the tool returned which started it.',
  )
}

/** Of the operations named `cancel…`, those of a job: an API has others that end something, such as a subscription. */
const endsJob = ({ id, path }: OperationShape) => id.startsWith('cancel') && /\{\w+\}\/cancel$/.test(path)
