import { renderDraft } from '../drafts/render-draft.ts'
import type { ContactRow, WarmLeadRow } from '../get-warm-lead-row.ts'
import type { StoredReport } from '../stored-report.ts'

/** The columns of every export, in order. */
export const exportColumns = [
  'company',
  'domain',
  'website',
  'description',
  'profile',
  'fit_score',
  'intent_score',
  'contact_name',
  'contact_role',
  'contact_email',
  'contact_match',
  'contact_source',
  'contact_seen_at',
  'signal',
  'signal_date',
  'signal_url',
  'signal_passage',
  'draft_subject',
  'draft_body',
  'run_id',
  'reported_at',
] as const

export type ExportRow = Record<(typeof exportColumns)[number], string | number | null>

/** One row for each contact with a draft that greets it; one row where no contact is left. */
export function exportRows(from: {
  row: Pick<WarmLeadRow, 'id' | 'icp' | 'completedAt'>
  report: StoredReport
  contacts: readonly ContactRow[]
  sender: string
}): ExportRow[] {
  const { row, report, contacts, sender } = from
  const { account, scoring, signals, drafts } = report
  const [signal] = signals
  const rowFor = (contact: ContactRow | undefined, at: number): ExportRow => {
    const stored = drafts[at % Math.max(1, drafts.length)]
    const draft = stored && renderDraft(stored, { contact, sender })
    return {
      company: account.name,
      domain: account.domain,
      website: account.website,
      description: account.description,
      profile: row.icp,
      fit_score: scoring.fit.score,
      intent_score: scoring.intent.score,
      contact_name: contact?.name ?? null,
      contact_role: contact?.role ?? null,
      contact_email: contact?.email ?? null,
      contact_match: contact?.match ?? null,
      contact_source: contact?.sourceUrl ?? null,
      contact_seen_at: contact?.seenAt.toISOString() ?? null,
      signal: signal?.title ?? null,
      signal_date: signal?.date ?? null,
      signal_url: signal?.evidence_url ?? null,
      signal_passage: signal?.passage ?? null,
      draft_subject: draft?.subject ?? null,
      draft_body: draft?.body ?? null,
      run_id: row.id,
      reported_at: row.completedAt?.toISOString() ?? null,
    }
  }
  return contacts.length === 0 ? [rowFor(undefined, 0)] : contacts.map(rowFor)
}
