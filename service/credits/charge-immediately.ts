import type { AgentContext } from '../core/context.ts'
import { executePrepared } from '../db/prepared.ts'
import { creditBalances } from '../db/schema/credits.ts'
import { type SQL, sql } from '../db/sql.ts'
import { answerSql } from '../idempotency/answered-transaction.ts'
import type { JobQueue } from '../queue/job.ts'
import { jobSql } from '../queue/job-sql.ts'
import { type CreditRequest, holdSql } from './reserve-credits.ts'

/**
 * Debit, hold, ledger, the run's row, its job and the answer to the request (`result`) in one statement: the balance's
 * row is locked for no longer than the commit takes, which lets a busy tenant start several times as many runs. False,
 * and nothing is done, where more has to happen than that: the credits do not suffice, or a repeat has taken the
 * request's place. The caller then takes the way by a transaction.
 * Invariant: as in reserve-credits.ts, the balance's row decides; everything else is selected from the debit.
 */
export async function chargeImmediately<Payload extends object>(
  ctx: AgentContext,
  request: CreditRequest,
  run: { insert: (from: SQL) => SQL; job: JobQueue<Payload>; payload: NoInfer<Payload>; result: object },
): Promise<boolean> {
  const job = await jobSql(ctx, run.job, run.payload, sql`debit`)
  if (!job) return false
  const { tenantId } = ctx.caller
  const { credits } = request
  const { mine, isMine, saved } = answerSql(ctx.request, run.result, sql`from debit`)
  const rows = await executePrepared(
    ctx.db,
    sql`
    with ${mine} debit as (
      update ${creditBalances} set available = available - ${credits}::int, held = held + ${credits}::int
      where tenant_id = ${tenantId} and available >= ${credits}::int
        and ${isMine}
      returning tenant_id, available, held
    ), ${holdSql(ctx, request)}, run as (${run.insert(sql`from debit`)}), ${saved} ${job}`,
  )
  return rows.length > 0
}
