import { createHash, randomUUID } from 'node:crypto'
import type { AgentContext } from '../core/context.ts'
import { keyInUse } from '../core/errors.ts'
import { keyReused } from '../core/key-reused.ts'
import type { SavedAnswer, Slot } from '../core/keyed-request.ts'
import { idempotentAnswers } from '../db/schema/idempotency.ts'
import { sql } from '../db/sql.ts'
import { keptForMs } from './delete-old-answers.ts'
import { openAnswer } from './seal-answer.ts'
import { newLease, whereSlot } from './slot-sql.ts'

/** What a key gives: the answer of the first request, or the slot, with what an earlier owner's work came to. */
export type Acquired = { answer: SavedAnswer } | { slot: Slot; result: object | null }

/**
 * Acquires the slot of an `Idempotency-Key`, or returns the answer stored in it. A slot whose owner died is taken over:
 * with the `result` of its work if that was committed, else as if it had never been used.
 * @throws {ServiceError} `conflict` while the first request runs, `idempotency_mismatch` for another payload
 */
export async function acquireSlot(
  ctx: AgentContext,
  request: { operation: string; key: string; payload: unknown },
): Promise<Acquired> {
  const slot = { tenantId: ctx.caller.tenantId, operation: request.operation, key: request.key }
  const owner = randomUUID()
  const payloadHash = hashOf(request.payload)
  const now = ctx.now()
  const { rows } = await ctx.db.execute<{ result: object | null }>(sql`
    insert into ${idempotentAnswers} as slot
      (tenant_id, operation, key, payload_hash, owner, leased_until, created_at)
    values (${slot.tenantId}, ${slot.operation}, ${slot.key}, ${payloadHash}, ${owner}, ${newLease}, ${now.toISOString()})
    on conflict (tenant_id, operation, key) do update set
      payload_hash = excluded.payload_hash, owner = excluded.owner, leased_until = excluded.leased_until,
      status = null, body = null, headers = null,
      result = case when ${isOver(now)} then null else slot.result end,
      created_at = case when slot.result is null or ${isOver(now)} then excluded.created_at else slot.created_at end
    where ${isOver(now)}
      or (slot.status is null and not ${isLeased}
        and (slot.result is null or slot.payload_hash = excluded.payload_hash))
    returning result`)
  const [taken] = rows
  if (taken) return { slot: { ...slot, owner }, result: taken.result }
  const [kept] = await ctx.db.select().from(idempotentAnswers).where(whereSlot(slot))
  if (!kept) return acquireSlot(ctx, request)
  if (!kept.payloadHash.equals(payloadHash)) {
    throw keyReused({ operation: kept.operation, usedAt: kept.createdAt })
  }
  if (kept.status === null) throw keyInUse('The first request with this Idempotency-Key is still running.')
  const { status, body, headers } = kept
  return { answer: openAnswer(ctx.config, slot, { status, body, headers: headers ?? {} }) }
}

/** A lease far ahead was given before the clock was set back; an earlier release's is ten minutes. */
const isLeased = sql`slot.leased_until between now() and now() + interval '10 minutes'`

function isOver(now: Date) {
  return sql`slot.created_at < ${new Date(now.getTime() - keptForMs).toISOString()}::timestamptz`
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
