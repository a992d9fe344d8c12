import type { Database } from './client.ts'

/**
 * Runs `work` with a context whose `db` is one transaction: all of it is committed, or nothing. Slow work and network
 * calls stay outside.
 */
export function inTransaction<C extends { db: Database }, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction((transaction) => work({ ...ctx, db: transaction }))
}
