import type { Context } from '../core/context.ts'
import { batchRows, inBatches } from '../db/in-batches.ts'
import { tenantSettings } from '../db/schema/settings.ts'
import { warmLeadContacts, warmLeadRuns } from '../db/schema/warm-leads.ts'
import { eq, inArray, lt, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'

type Named = { name: string | null; email: string | null }

/** The report's texts without the names and addresses of these contacts; numbers and evidence stay. */
export function omitContacts<T extends Record<string, unknown>>(report: T, contacts: readonly Named[]): T {
  const words = contacts
    .flatMap(({ name, email }) => [email ?? '', name ?? ''])
    .filter((text) => text.length >= 3)
  if (words.length === 0) return report
  const pattern = new RegExp(
    words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|'),
    'giu',
  )
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(pattern, '[erased]')
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, clean(member)]))
    return value
  }
  // Texts stay texts and members stay members.
  return clean(report) as T
}

/**
 * Erases contacts for good: their rows, and their names and addresses in the texts of their report. In the caller's
 * transaction.
 */
export async function eraseContacts(
  tx: Context,
  contacts: readonly (Named & { id: string; runId: string })[],
): Promise<void> {
  // In one order, so that two erasures never wait for each other.
  const byRun = [...Map.groupBy(contacts, ({ runId }) => runId)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [runId, gone] of byRun) {
    const [run] = await tx.db
      .select({ report: warmLeadRuns.report })
      .from(warmLeadRuns)
      .where(eq(warmLeadRuns.id, runId))
      .for('update')
    const erased = await tx.db
      .delete(warmLeadContacts)
      .where(
        inArray(
          warmLeadContacts.id,
          gone.map(({ id }) => id),
        ),
      )
      .returning({ id: warmLeadContacts.id })
    if (!run || erased.length === 0) continue
    await tx.db
      .update(warmLeadRuns)
      .set({
        report: run.report && omitContacts(run.report, gone),
        contactsErased: sql`${warmLeadRuns.contactsErased} + ${erased.length}`,
      })
      .where(eq(warmLeadRuns.id, runId))
  }
}

/** Maintenance: deletes contacts older than their tenant's retention period. */
export async function eraseOldContacts(ctx: Context): Promise<void> {
  await inBatches(ctx, () =>
    inTransaction(ctx, async (tx) => {
      const rows = await tx.db
        .select({
          id: warmLeadContacts.id,
          runId: warmLeadContacts.runId,
          name: warmLeadContacts.name,
          email: warmLeadContacts.email,
        })
        .from(warmLeadContacts)
        .innerJoin(tenantSettings, eq(tenantSettings.tenantId, warmLeadContacts.tenantId))
        .where(
          lt(
            warmLeadContacts.seenAt,
            sql`${tx.now().toISOString()}::timestamptz - make_interval(days => ${tenantSettings.contactRetentionDays})`,
          ),
        )
        .limit(batchRows)
      await eraseContacts(tx, rows)
      return rows.length
    }),
  )
}
