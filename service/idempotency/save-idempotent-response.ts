import { createHash } from 'node:crypto'
import type { AgentContext, Context } from '../core/context.ts'
import { conflict, ServiceError } from '../core/errors.ts'
import { idempotentAnswers } from '../db/schema/idempotency.ts'
import { and, eq, lt } from '../db/sql.ts'

export type AnswerSlot = { operation: string; key: string; payload: unknown }
export type SavedResponse = { status: number; body: unknown; headers: Record<string, string> }

const keptForMs = 24 * 3600 * 1000
/** A request whose process was killed never answers; its key may be used again after this long. */
const runningForMs = 10 * 60 * 1000

/**
 * Acquires the slot, or returns the response stored in it.
 * @throws {ServiceError} `conflict` while the first request runs, `idempotency_mismatch` for another payload
 */
export async function beginAnswer(ctx: AgentContext, slot: AnswerSlot): Promise<SavedResponse | undefined> {
  const { tenantId } = ctx.caller
  const payloadHash = hashOf(slot.payload)
  await ctx.db
    .delete(idempotentAnswers)
    .where(
      and(
        whereSlot(tenantId, slot),
        lt(idempotentAnswers.createdAt, new Date(ctx.now().getTime() - keptForMs)),
      ),
    )
  const taken = await ctx.db
    .insert(idempotentAnswers)
    .values({ tenantId, operation: slot.operation, key: slot.key, payloadHash, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key })
  if (taken.length > 0) return undefined
  const [kept] = await ctx.db.select().from(idempotentAnswers).where(whereSlot(tenantId, slot))
  if (!kept) return beginAnswer(ctx, slot)
  if (!kept.payloadHash.equals(payloadHash)) {
    throw new ServiceError(
      { kind: 'idempotency_mismatch' },
      'This Idempotency-Key was already used with a different payload.',
    )
  }
  if (kept.status === null) {
    if (ctx.now().getTime() - kept.createdAt.getTime() > runningForMs) {
      await deleteIdempotentResponse(ctx, slot)
      return beginAnswer(ctx, slot)
    }
    throw conflict('idempotency_key_in_use', 'The first request with this Idempotency-Key is still running.')
  }
  return { status: kept.status, body: kept.body, headers: kept.headers ?? {} }
}

export async function saveIdempotentResponse(
  ctx: AgentContext,
  slot: AnswerSlot,
  answer: SavedResponse,
): Promise<void> {
  await ctx.db.update(idempotentAnswers).set(answer).where(whereSlot(ctx.caller.tenantId, slot))
}

export async function deleteIdempotentResponse(ctx: AgentContext, slot: AnswerSlot): Promise<void> {
  await ctx.db.delete(idempotentAnswers).where(whereSlot(ctx.caller.tenantId, slot))
}

/** Housekeeping: answers older than 24 hours go. */
export async function deleteOldAnswers(ctx: Context): Promise<void> {
  await ctx.db
    .delete(idempotentAnswers)
    .where(lt(idempotentAnswers.createdAt, new Date(ctx.now().getTime() - keptForMs)))
}

function whereSlot(tenantId: string, slot: AnswerSlot) {
  return and(
    eq(idempotentAnswers.tenantId, tenantId),
    eq(idempotentAnswers.operation, slot.operation),
    eq(idempotentAnswers.key, slot.key),
  )
}

/** The same for two payloads that differ only in the order of fields and in white space: they mean the same. */
function hashOf(payload: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(payload, inOrder) ?? '')
    .digest()
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
