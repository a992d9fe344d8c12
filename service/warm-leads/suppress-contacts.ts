import { z } from 'zod'
import type { Sent } from '#contract/always-sent.ts'
import type { AddedSuppression, AddSuppressionInput } from '#contract/suppressions.ts'
import { type AgentContext, asAgent, type Context } from '../core/context.ts'
import { batchRows, inBatches } from '../db/in-batches.ts'
import { suppressions } from '../db/schema/suppressions.ts'
import { warmLeadContacts, warmLeadRuns } from '../db/schema/warm-leads.ts'
import { and, asc, eq, gt, or, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueue } from '../queue/enqueue.ts'
import { type Job, type JobQueue, quickPolicy } from '../queue/job.ts'
import { addSuppression } from '../suppressions/add-suppression.ts'
import { suppressionJson } from '../suppressions/suppression-json.ts'
import { companyOf, type SuppressionKey } from '../suppressions/suppression-key.ts'
import { eraseContacts } from './erase-contacts.ts'

type Payload = { suppression_id: string }

/** How long a request erases; the job erases the rest. */
const erasingMs = 5000

/**
 * Asked for in the transaction that suppresses: it erases what the request does not come to, and what a run that had begun
 * before stored meanwhile.
 */
const eraseSuppressedQueue: JobQueue<Payload> = {
  name: 'warm-leads.erase-suppressed',
  payload: z.object({ suppression_id: z.uuid() }),
  policy: quickPolicy,
  delaySeconds: 10,
}

export const eraseSuppressedJob: Job<Payload> = {
  ...eraseSuppressedQueue,
  perform: async (ctx, { suppression_id }) => {
    const [row] = await ctx.db.select().from(suppressions).where(eq(suppressions.id, suppression_id))
    if (!row) return
    const { isDone } = await eraseSuppressedContacts(asAgent(ctx, row), row)
    if (!isDone) await queueErasure(asAgent(ctx, row), row)
  },
}

/**
 * Suppresses a company or an address, and erases the contacts that it names from the tenant's earlier reports.
 * @throws {ServiceError} `invalid` for what is neither
 */
export async function suppressContacts(
  ctx: AgentContext,
  input: AddSuppressionInput,
): Promise<{ suppression: Sent<typeof AddedSuppression>; isNew: boolean }> {
  const { row, isNew } = await addSuppression(ctx, input, (tx, stored) => queueErasure(tx, stored.row))
  const { erased } = await eraseSuppressedContacts(ctx, row, erasingMs)
  return { suppression: { ...suppressionJson(row), erased_contacts: erased }, isNew }
}

export async function queueErasure(ctx: Context, { id }: { id: string }): Promise<void> {
  await enqueue(ctx, eraseSuppressedQueue, { suppression_id: id })
}

/** Erases what a suppression names from the tenant's reports; answers how many contacts that were, and whether those are all. */
export async function eraseSuppressedContacts(
  ctx: AgentContext,
  suppressed: Pick<SuppressionKey, 'kind' | 'key'>,
  maxMs?: number,
): Promise<{ erased: number; isDone: boolean }> {
  let erased = 0
  let last: string | undefined
  const isDone = await inBatches(
    ctx,
    () =>
      inTransaction(ctx, async (tx) => {
        const candidates = await findNamed(tx, suppressed, last)
        const named = candidates.filter(({ company, emailKey }) => isNamed(suppressed, { company, emailKey }))
        await eraseContacts(tx, named)
        erased += named.length
        last = candidates.at(-1)?.id ?? last
        return candidates.length
      }),
    maxMs,
  )
  return { erased, isDone }
}

/** Contacts that a suppression may name, whose id is greater than `after`. */
function findNamed(tx: AgentContext, { kind, key }: Pick<SuppressionKey, 'kind' | 'key'>, after?: string) {
  const { id, runId, name, email, emailKey, tenantId } = warmLeadContacts
  const company = warmLeadRuns.registrableDomain
  const end = sql`right(${emailKey}, ${key.length + 1})`
  return tx.db
    .select({ id, runId, name, email, emailKey, company })
    .from(warmLeadContacts)
    .innerJoin(warmLeadRuns, eq(warmLeadRuns.id, runId))
    .where(
      and(
        eq(tenantId, tx.caller.tenantId),
        kind === 'address' ? eq(emailKey, key) : or(eq(company, key), eq(end, `@${key}`), eq(end, `.${key}`)),
        after === undefined ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(batchRows)
}

function isNamed(
  { kind, key }: Pick<SuppressionKey, 'kind' | 'key'>,
  { company, emailKey }: { company: string; emailKey: string | null },
): boolean {
  return kind === 'address' || company === key || companyOf(emailKey?.split('@')[1] ?? '') === key
}
