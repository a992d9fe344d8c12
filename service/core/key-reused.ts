import { ServiceError } from './errors.ts'

/** For an `Idempotency-Key` that came with something else before: a key counts for one operation of one workspace. */
export function keyReused(first: { operation: string; usedAt: Date }): ServiceError {
  const { operation, usedAt } = first
  return new ServiceError(
    { kind: 'idempotency_mismatch', operation, firstUsedAt: usedAt },
    `This Idempotency-Key was first used at ${usedAt.toISOString()}, by ${operation} with another payload. Use a new key, or send that payload again.`,
  )
}
