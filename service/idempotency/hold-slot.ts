import type { AgentContext } from '../core/context.ts'
import type { SavedAnswer, Slot } from '../core/keyed-request.ts'
import { idempotentAnswers } from '../db/schema/idempotency.ts'
import { and, isNull, sql } from '../db/sql.ts'
import { newLease, whereUnanswered } from './slot-sql.ts'

const renewEveryMs = 1500

/** Renews the lease for as long as the request runs; returns the function that ends this. */
export function keepLease(ctx: AgentContext, slot: Slot): () => void {
  const timer = setInterval(() => {
    ctx.db
      .update(idempotentAnswers)
      .set({ leasedUntil: newLease })
      .where(whereUnanswered(slot))
      .catch((err: unknown) => ctx.log.warn({ err, operation: slot.operation }, 'lease of a key not renewed'))
  }, renewEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Saves an answer that was waited for. A repeat that took the slot over meanwhile makes the same one from the result. */
export async function saveAwaitedAnswer(ctx: AgentContext, slot: Slot, answer: SavedAnswer): Promise<void> {
  await ctx.db.update(idempotentAnswers).set(answer).where(whereUnanswered(slot))
}

/** Lets the next repeat take the slot over at once: nobody waits for this request's answer any more. */
export async function endLease(ctx: AgentContext, slot: Slot): Promise<void> {
  await ctx.db
    .update(idempotentAnswers)
    .set({ leasedUntil: sql`now() - interval '1 second'` })
    .where(whereUnanswered(slot))
}

/**
 * Frees the key for another attempt. What was committed stays: a connection that broke while the work was being
 * committed gives an error too, and then the next repeat gets the answer.
 */
export async function freeUnusedSlot(ctx: AgentContext, slot: Slot): Promise<void> {
  await ctx.db.delete(idempotentAnswers).where(and(whereUnanswered(slot), isNull(idempotentAnswers.result)))
}

/** Frees the key after work that ended without a result and without a charge. */
export async function freeSlot(ctx: AgentContext, slot: Slot): Promise<void> {
  await ctx.db.delete(idempotentAnswers).where(whereUnanswered(slot))
}
