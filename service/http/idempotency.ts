import type { OperationShape } from '#contract/operation.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import type { RouteAnswer } from '../core/route.ts'
import {
  beginAnswer,
  deleteIdempotentResponse,
  saveIdempotentResponse,
} from '../idempotency/save-idempotent-response.ts'

/**
 * Runs a charging operation once for each `Idempotency-Key`: the first response is stored for 24 hours and replayed.
 * Errors that cost nothing are not stored, so that the caller can fix the request and use the same key.
 */
export async function withIdempotency(
  ctx: AgentContext,
  operation: OperationShape,
  request: { key: string | undefined; payload: unknown },
  run: () => Promise<RouteAnswer>,
): Promise<RouteAnswer> {
  const { key, payload } = request
  if (key === undefined || !operation.charges) return run()
  if (key.length === 0 || key.length > 255)
    throw invalid('Idempotency-Key', 'The header Idempotency-Key must have 1 to 255 characters.')
  const slot = { operation: operation.id, key, payload }
  const kept = await beginAnswer(ctx, slot)
  if (kept) return { ...kept, headers: { ...kept.headers, 'Idempotent-Replayed': 'true' } }
  try {
    const answer = await run()
    await saveIdempotentResponse(ctx, slot, {
      status: answer.status,
      body: answer.body,
      headers: answer.headers ?? {},
    })
    return answer
  } catch (error) {
    await deleteIdempotentResponse(ctx, slot)
    throw error
  }
}
