import type { Slot } from '../core/keyed-request.ts'
import { idempotentAnswers } from '../db/schema/idempotency.ts'
import { and, eq, isNull, type SQL, sql } from '../db/sql.ts'

/** A request whose process died is known by this: its owner renews the lease for as long as it works. */
export const leaseSeconds = 5

export const newLease: SQL = sql`now() + make_interval(secs => ${leaseSeconds}::int)`

export function whereSlot({ tenantId, operation, key }: Omit<Slot, 'owner'>) {
  return and(
    eq(idempotentAnswers.tenantId, tenantId),
    eq(idempotentAnswers.operation, operation),
    eq(idempotentAnswers.key, key),
  )
}

/** The slot while its owner still has to answer. */
export function whereUnanswered(slot: Slot) {
  return and(whereSlot(slot), eq(idempotentAnswers.owner, slot.owner), isNull(idempotentAnswers.status))
}
