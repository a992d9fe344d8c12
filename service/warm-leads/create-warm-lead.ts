import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Sent } from '#contract/always-sent.ts'
import type { CreatedWarmLead, CreateWarmLeadInput } from '#contract/warm-leads.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict } from '../core/errors.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { warmLeadRuns } from '../db/schema/warm-leads.ts'
import { and, eq } from '../db/sql.ts'
import { queueRun } from '../runs/queue-run.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { isCompanySuppressed } from '../suppressions/find-suppressions.ts'
import { findCompany } from './company-domain.ts'
import type { WarmLeadRow } from './get-warm-lead-row.ts'
import { estimateWarmLead } from './warm-lead-charge.ts'
import { warmLeadJson } from './warm-lead-json.ts'
import { warmLeadRun } from './warm-lead-run.ts'

/**
 * Starts a report on one company: its row, its hold on the credits and its job are one transaction. If `idempotencyKey`
 * names an earlier run, that run is always returned, whatever the other fields, and costs nothing. Invariant: the
 * unique key decides, so that of many equal concurrent requests one starts a run and the others wait for it.
 * @throws {ServiceError} `invalid`, `conflict` for a suppressed company, `insufficient_credits`
 */
export async function createWarmLead(
  ctx: AgentContext,
  input: CreateWarmLeadInput,
): Promise<Sent<typeof CreatedWarmLead>> {
  return chargedTransaction(ctx, async (tx) => {
    const earlier = await findByKey(tx, input.idempotencyKey)
    if (earlier) return replayed(tx, earlier, input)
    const { host, registrable } = findCompany(input.domain)
    const { creditsRequired: credits, breakdown } = estimateWarmLead(tx)
    const now = tx.now()
    const [row] = await tx.db
      .insert(warmLeadRuns)
      .values({
        id: randomUUID(),
        ...tx.caller,
        status: 'queued',
        credits,
        domain: input.domain,
        normalizedDomain: host,
        registrableDomain: registrable,
        icp: input.icp,
        input,
        idempotencyKey: input.idempotencyKey ?? null,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) {
      const first = await findByKey(tx, input.idempotencyKey)
      if (!first) throw new Error('What an insert conflicts with exists.')
      return replayed(tx, first, input)
    }
    if (await isCompanySuppressed(tx, registrable))
      throw conflict(
        'suppressed_domain',
        `${registrable} is on the do-not-contact list, so it can't have a report. To create one, remove it from that list.`,
      )
    await queueRun(tx, warmLeadRun, {
      id: row.id,
      charge: { credits, breakdown },
    })
    const { contactRetentionDays } = await getSettingsRow(tx)
    return {
      run: warmLeadJson(row, { retentionDays: contactRetentionDays }),
      credits_charged: credits,
      idempotent: false,
    }
  })
}

async function findByKey(ctx: AgentContext, key: string | undefined): Promise<WarmLeadRow | undefined> {
  if (key === undefined) return undefined
  const [row] = await ctx.db
    .select()
    .from(warmLeadRuns)
    .where(and(eq(warmLeadRuns.tenantId, ctx.caller.tenantId), eq(warmLeadRuns.idempotencyKey, key)))
  return row
}

async function replayed(
  ctx: AgentContext,
  row: WarmLeadRow,
  input: CreateWarmLeadInput,
): Promise<Sent<typeof CreatedWarmLead>> {
  const { contactRetentionDays } = await getSettingsRow(ctx)
  const isSame = isDeepStrictEqual(row.input, input)
  return {
    run: warmLeadJson(row, { retentionDays: contactRetentionDays }),
    credits_charged: 0,
    idempotent: true,
    ...(!isSame && {
      warnings: [
        `This is the report on ${row.domain} that was started with this idempotencyKey; nothing was started for this request, which differs. Use a new key for a new report.`,
      ],
    }),
  }
}
