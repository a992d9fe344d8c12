import type { OperationInput, OperationShape } from '#contract/operation.ts'
import type { AgentContext } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import type { SavedAnswer, Slot } from '../core/keyed-request.ts'
import { awaitAnswer, type RequestFacts, type Route, type RouteAnswer } from '../core/route.ts'
import { acquireSlot } from '../idempotency/acquire-slot.ts'
import { endLease, freeSlot, freeUnusedSlot, keepLease, saveAwaitedAnswer } from '../idempotency/hold-slot.ts'
import { sealAnswer } from '../idempotency/seal-answer.ts'

type KeyedCall = {
  key: string | undefined
  body: unknown
  input: OperationInput<OperationShape>
  facts: RequestFacts
}

/**
 * Does the work of each `Idempotency-Key` once. The answer is committed with the work, and replayed for 24 hours. An
 * answer that is waited for is made again from the committed result, if the process died or the caller went away before
 * it was there. Errors that cost nothing are not stored, so that the caller can fix the request and use the same key.
 * Work that was cancelled stays so under its key: clients repeat a failed request by themselves, and would undo it.
 */
export async function withIdempotency(
  ctx: AgentContext,
  route: Route,
  call: KeyedCall,
): Promise<RouteAnswer> {
  const { operation, steps } = route
  const { key, body, input, facts } = call
  if (key === undefined || !steps) return route.handle(ctx, input, facts)
  const payload = payloadOf(input, body)
  const acquired = await acquireSlot(ctx, { operation: operation.id, key, payload })
  if ('answer' in acquired) return replayed(acquired.answer)
  const { slot } = acquired
  const answerTo = (result: object) => {
    const answer = steps.answer(result, input)
    if (!answer) return undefined
    return steps.showsSecret ? sealAnswer(ctx.config, slot, saved(answer)) : saved(answer)
  }
  const endRenewal = keepLease(ctx, slot)
  try {
    const result =
      acquired.result ??
      (await accept(ctx, slot, () => steps.accept({ ...ctx, request: { ...slot, answerTo } }, input, facts)))
    const answer = steps.answer(result, input) ?? (await wait(ctx, slot, { steps, result, input, facts }))
    return acquired.result ? replayed(answer) : answer
  } catch (error) {
    throw acquired.result ? replayedFailure(error) : error
  } finally {
    endRenewal()
  }
}

async function accept<T>(ctx: AgentContext, slot: Slot, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await afterwards(ctx, freeUnusedSlot(ctx, slot))
    throw error
  }
}

async function wait(
  ctx: AgentContext,
  slot: Slot,
  { steps, ...work }: { steps: NonNullable<Route['steps']> } & Parameters<typeof awaitAnswer>[2],
): Promise<RouteAnswer> {
  try {
    const answer = await awaitAnswer(ctx, steps, work)
    const heard = !work.facts.signal.aborted
    await afterwards(ctx, heard ? saveAwaitedAnswer(ctx, slot, saved(answer)) : endLease(ctx, slot))
    return answer
  } catch (error) {
    await afterwards(ctx, mayRunAgain(error) ? freeSlot(ctx, slot) : endLease(ctx, slot))
    throw error
  }
}

/** Whether the key is for another attempt: what failed cost nothing. Of what was cancelled the result is kept. */
function mayRunAgain(error: unknown): boolean {
  return (
    error instanceof ServiceError && error.problem.kind === 'run_failed' && error.problem.code !== 'cancelled'
  )
}

/** If it fails the answer is still right: the lease ends by itself, and a repeat makes the answer again. */
async function afterwards(ctx: AgentContext, step: Promise<void>): Promise<void> {
  await step.catch((err: unknown) => ctx.log.warn({ err }, 'slot of an idempotency key not updated'))
}

function saved({ status, body, headers = {} }: RouteAnswer): SavedAnswer {
  return { status, body, headers }
}

function replayed(answer: RouteAnswer): RouteAnswer {
  return { ...answer, headers: { ...answer.headers, 'Idempotent-Replayed': 'true' } }
}

/** The failure of the first request's work, as a repeat is told it. */
function replayedFailure(error: unknown): unknown {
  if (!(error instanceof ServiceError) || error.problem.kind !== 'run_failed') return error
  return new ServiceError({ ...error.problem, replayed: true }, error.message)
}

/** What a repeat must share with the first request: the body, and what of the address says what is done. */
function payloadOf({ params, query }: KeyedCall['input'], body: unknown): unknown {
  const asked = query && Object.keys(query).length > 0 ? { query } : {}
  return params === undefined && !('query' in asked)
    ? body
    : { ...(params !== undefined && { params }), ...asked, body }
}
