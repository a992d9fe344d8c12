import type { JobStatus } from '#contract/job-outcome.ts'
import { createWarmLead } from '#contract/warm-leads.ts'
import type { AgentContext } from '../core/context.ts'
import { warmLeadContacts, warmLeadRuns } from '../db/schema/warm-leads.ts'
import { eq } from '../db/sql.ts'
import { emitEvent } from '../events/emit-event.ts'
import { failedJobStatus } from '../runs/job-outcome.ts'
import type { RunFailure } from '../runs/run-failure.ts'
import { type RunKind, runPolicy } from '../runs/run-kind.ts'
import { findSuppressedAddresses } from '../suppressions/find-suppressions.ts'
import { addressKey } from '../suppressions/suppression-key.ts'
import { omitContacts } from './erase-contacts.ts'
import type { WarmLeadRow } from './get-warm-lead-row.ts'
import type { MadeReport } from './perform-warm-lead.ts'
import { rejectSuppressed } from './reject-suppressed.ts'

/** `queued` -> `running` -> `completed` | `blocked` | `failed`; the last two give the credits back. */
export const warmLeadRun: RunKind<WarmLeadRow, MadeReport> = {
  name: 'warm_leads',
  table: warmLeadRuns,
  operation: createWarmLead.id,
  open: ['queued', 'running'],
  running: 'running',
  queue: { name: 'warm-lead.run', policy: { ...runPolicy, expireSeconds: 600 } },
  work: async (...run) => (await import('./perform-warm-lead.ts')).performWarmLead(...run),
  async finish(tx, row, made) {
    // Asked again: it may have been suppressed while its site was read.
    await rejectSuppressed(tx, row)
    await keepReport(tx, row, made)
    await notifyEnd(tx, row, {
      status: 'completed',
      job_status: 'succeeded',
      credits_charged: row.credits,
    })
    return { status: 'completed', message: 'The report is ready.' }
  },
  async notifyFailure(tx, row, failure: RunFailure) {
    const isBlocked = failure.status === 'blocked'
    await notifyEnd(tx, row, {
      status: failure.status,
      job_status: failedJobStatus(failure),
      credits_charged: 0,
      ...(isBlocked ? { blocked_reason: failure.reason } : { error_message: failure.message }),
    })
  },
}

async function keepReport(
  tx: AgentContext,
  row: WarmLeadRow,
  { report, contacts }: MadeReport,
): Promise<void> {
  const addresses = contacts.flatMap(({ email }) => email ?? [])
  const suppressed = await findSuppressedAddresses(tx, addresses)
  const gone = contacts.filter(({ email }) => email !== null && suppressed.has(email))
  const kept = contacts.filter((contact) => !gone.includes(contact))
  await tx.db
    .update(warmLeadRuns)
    .set({
      report: omitContacts(report, gone),
      companyName: report.account.name,
      fitScore: report.scoring.fit.score,
      intentScore: report.scoring.intent.score,
    })
    .where(eq(warmLeadRuns.id, row.id))
  if (kept.length === 0) return
  await tx.db.insert(warmLeadContacts).values(
    kept.map(({ email, ...contact }, position) => ({
      ...contact,
      tenantId: row.tenantId,
      runId: row.id,
      position,
      email,
      emailKey: email === null ? null : (addressKey(email) ?? email),
    })),
  )
}

type End = {
  status: string
  job_status: JobStatus
  credits_charged: number
  blocked_reason?: string
  error_message?: string
}

async function notifyEnd(tx: AgentContext, row: WarmLeadRow, end: End): Promise<void> {
  const type =
    end.status === 'completed'
      ? 'warm_lead.completed'
      : end.status === 'blocked'
        ? 'warm_lead.blocked'
        : 'warm_lead.failed'
  await emitEvent(tx, { type, subjectId: row.id, data: { run_id: row.id, domain: row.domain, ...end } })
}
