import type { AgentContext } from '../core/context.ts'
import { suppressions } from '../db/schema/suppressions.ts'
import { and, eq } from '../db/sql.ts'
import type { SuppressionKey } from './suppression-key.ts'

export type StoredSuppression = { row: typeof suppressions.$inferSelect; isNew: boolean }

/** Keeps a suppression once, whatever its spelling; the first reason stays. In the caller's transaction. */
export async function storeSuppression(
  tx: AgentContext,
  given: SuppressionKey & { reason?: string; origin: 'manual' | 'erasure' },
): Promise<StoredSuppression> {
  const { kind, key, value, reason, origin } = given
  const [added] = await tx.db
    .insert(suppressions)
    .values({ ...tx.caller, kind, key, value, reason: reason ?? null, origin, createdAt: tx.now() })
    .onConflictDoNothing()
    .returning()
  if (added) return { row: added, isNew: true }
  const [kept] = await tx.db
    .select()
    .from(suppressions)
    .where(
      and(
        eq(suppressions.tenantId, tx.caller.tenantId),
        eq(suppressions.kind, kind),
        eq(suppressions.key, key),
      ),
    )
  // It was lifted between the two statements: then it is new after all.
  return kept ? { row: kept, isNew: false } : storeSuppression(tx, given)
}
