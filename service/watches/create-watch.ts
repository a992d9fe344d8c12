import type { CreateWatchInput, Watch } from '#contract/watches.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, invalid } from '../core/errors.ts'
import { watches } from '../db/schema/watches.ts'
import { and, count, eq, sql } from '../db/sql.ts'
import { answeredTransaction } from '../idempotency/answered-transaction.ts'
import { ReadError } from '../outbound/read-error.ts'
import { afterDays } from './after-days.ts'
import { describeWatch } from './describe-watches.ts'
import type { WatchRow } from './watch-json.ts'
import type { WatchedKind } from './watched-kind.ts'
import { watchedKinds } from './watched-kinds.ts'

const maxWatches = 200
/** Days of the longest month: the default budget covers every run of it. */
const longestMonth = 31

/**
 * Begins to watch. A run that the first one is to be compared with was paid for already, so the first is one interval
 * away then.
 * @throws {ServiceError} `invalid` as the operation itself would, `conflict` if the subject is watched already
 */
export async function createWatch(ctx: AgentContext, input: CreateWatchInput): Promise<Watch> {
  const kind = watchedKinds[input.kind]
  kind.check(input.input)
  await checkAddress(ctx, kind.addressOf(input.input))
  const price = kind.price(ctx)
  const { interval_days, monthly_budget = Math.max(1, price * Math.ceil(longestMonth / interval_days)) } =
    input
  assertAffords(monthly_budget, price)
  const snapshot = input.run_id === undefined ? null : await readBaseline(ctx, kind, input)
  const now = ctx.now()
  return answeredTransaction(ctx, async (tx) => {
    await assertRoom(tx)
    const [row] = await tx.db
      .insert(watches)
      .values({
        ...tx.caller,
        kind: input.kind,
        label: kind.labelOf(input.input),
        subjectKey: kind.subjectKeyOf(input.input),
        input: input.input,
        intervalDays: interval_days,
        monthlyBudget: monthly_budget,
        status: 'active',
        nextRunAt: snapshot ? afterDays(now, interval_days) : now,
        snapshot,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw await alreadyWatched(tx, input.kind, kind.subjectKeyOf(input.input))
    return describeWatch(tx, row)
  })
}

/** @throws {ServiceError} `invalid` for a page that could never be read */
async function checkAddress({ engines }: AgentContext, address: string | undefined): Promise<void> {
  if (address === undefined) return
  await engines.vetAddress(address).catch((error) => {
    throw error instanceof ReadError ? invalid('input.url', error.message) : error
  })
}

/** @throws {ServiceError} `invalid` for a budget that no run fits into */
export function assertAffords(budget: number, price: number): void {
  if (budget < price)
    throw invalid('monthly_budget', `Must be at least ${price}, the price of one run in credits.`)
}

async function readBaseline(
  ctx: AgentContext,
  kind: WatchedKind,
  { input, run_id: runId = '' }: CreateWatchInput,
): Promise<WatchRow['snapshot']> {
  const { subjectKey, snapshot } = await kind.read(ctx, runId)
  if (subjectKey !== kind.subjectKeyOf(input))
    throw invalid('run_id', 'Must be a run about the same subject as `input`.')
  const { table } = kind.run
  const [run] = await ctx.db
    .select({ createdAt: table.createdAt })
    .from(table)
    .where(and(eq(table.id, runId), eq(table.tenantId, ctx.caller.tenantId)))
  return { ...snapshot, ...(run && { run: { id: runId, startedAt: run.createdAt.toISOString() } }) }
}

/** Serialized per tenant, so that concurrent requests cannot exceed the limit together. */
async function assertRoom({ db, caller }: AgentContext): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`watches ${caller.tenantId}`}, 0))`)
  const [counted] = await db
    .select({ total: count() })
    .from(watches)
    .where(eq(watches.tenantId, caller.tenantId))
  if ((counted?.total ?? 0) >= maxWatches)
    throw conflict(
      'too_many_watches',
      `There are ${maxWatches} watches, which is the limit. Delete one first.`,
    )
}

async function alreadyWatched({ db, caller }: AgentContext, kind: WatchRow['kind'], subjectKey: string) {
  const [row] = await db
    .select({ id: watches.id, label: watches.label })
    .from(watches)
    .where(
      and(eq(watches.tenantId, caller.tenantId), eq(watches.kind, kind), eq(watches.subjectKey, subjectKey)),
    )
  return conflict('already_watched', `${row?.label ?? 'This'} is watched already.`, {
    existing_watch_id: row?.id,
  })
}
