import type { Sent } from '#contract/always-sent.ts'
import type { WarmLeadContact, WarmLeadResult, WarmLeadRun } from '#contract/warm-leads.ts'
import type { Config } from '../config/config.ts'
import { jobOutcome } from '../runs/job-outcome.ts'
import { bestContact } from './contacts/best-contact.ts'
import { renderDraft } from './drafts/render-draft.ts'
import { exportRows } from './export/export-rows.ts'
import type { ContactRow, WarmLeadRow } from './get-warm-lead-row.ts'
import type { StoredReport } from './stored-report.ts'

export type AddressContext = { config: Pick<Config, 'serviceUrl'> }

const dayMs = 86_400_000

/** A list shows no reports. */
export type WarmLeadSummaryRow = Omit<WarmLeadRow, 'report'>

/** A run as the contract defines it, without its result: fields without a value are omitted (Warm-lead run). */
export function warmLeadJson(
  row: WarmLeadSummaryRow,
  about: { retentionDays: number },
): Sent<typeof WarmLeadRun> {
  const { status } = row
  const isOpen = status === 'queued' || status === 'running'
  const expiry = row.completedAt && new Date(row.completedAt.getTime() + about.retentionDays * dayMs)
  return {
    id: row.id,
    status,
    domain: row.domain,
    normalized_domain: row.normalizedDomain,
    credits_charged: row.creditsUsed ?? row.credits,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...(status === 'blocked' && { blocked_reason: row.reason ?? 'policy' }),
    ...(status === 'failed' && row.reason !== null && { reason: row.reason }),
    ...jobOutcome(row),
    ...(row.completedAt && { completed_at: row.completedAt.toISOString() }),
    ...(isOpen && { progress: { stage: row.stage, percent: row.percent, message: row.message } }),
    ...(row.companyName && { company_name: row.companyName }),
    icp: row.icp,
    input: withoutKey(row.input),
    ...(status === 'completed' && {
      fit_score: row.fitScore,
      intent_score: row.intentScore,
      contacts_erased: row.contactsErased,
      ...(expiry && { contacts_expire_at: expiry.toISOString() }),
    }),
  }
}

/** The run with its report (GET …/{runId}). */
export function warmLeadReportJson(
  ctx: AddressContext,
  row: WarmLeadRow,
  about: { retentionDays: number; contacts: readonly ContactRow[]; sender: string },
): Sent<typeof WarmLeadRun> {
  const named = (row.report as StoredReport | null)?.account.name ?? row.companyName
  const run = warmLeadJson({ ...row, companyName: named }, about)
  if (row.status !== 'completed' || row.report === null) return run
  const report = row.report as StoredReport
  const { engines, ...shown } = report
  const { contacts, sender } = about
  const contact = bestContact(contacts)
  const drafts = report.drafts.map((draft) => renderDraft(draft, { contact, sender }))
  const exportUrl = (format: string) =>
    `${ctx.config.serviceUrl}/api/agent/service-warm-lead/${row.id}/export?format=${format}`
  const result: Sent<typeof WarmLeadResult> = {
    runId: row.id,
    status: 'completed',
    ...shown,
    contacts: contacts.map(contactJson),
    drafts,
    policy: {
      ...report.policy,
      contact_retention_days: about.retentionDays,
      ...(run.contacts_expire_at && { contacts_expire_at: run.contacts_expire_at }),
      contacts_erased: row.contactsErased,
    },
    exportRows: exportRows({ row, report, contacts, sender }),
    exportUrls: { csv: exportUrl('csv'), xlsx: exportUrl('xlsx'), json: exportUrl('json') },
  }
  return { ...run, result, provider_counters: { ...engines, requests: report.counters.requests } }
}

function contactJson(row: ContactRow): WarmLeadContact {
  return {
    id: row.id,
    kind: row.kind,
    ...(row.name !== null && { name: row.name }),
    ...(row.role !== null && { role: row.role }),
    ...(row.email !== null && { email: row.email }),
    ...(row.matchedRole !== null && { matched_role: row.matchedRole }),
    match: row.match,
    source_url: row.sourceUrl,
    ...(row.sourceTitle !== null && { source_title: row.sourceTitle }),
    ...(row.sourceDate && { source_date: row.sourceDate.toISOString() }),
    seen_at: row.seenAt.toISOString(),
    passage: row.passage,
  }
}

/** The key stays private to the caller; everything else can be requested again. */
function withoutKey({ idempotencyKey: _, ...input }: WarmLeadRow['input']): Record<string, unknown> {
  return input
}
