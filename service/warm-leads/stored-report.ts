import type { WarmLeadEvidence } from '#contract/warm-leads.ts'
import type { Account } from './account/describe-account.ts'
import type { StoredDraft } from './drafts/compose-drafts.ts'
import type { Scoring } from './scoring/score-company.ts'
import type { Signal } from './signals/find-signals.ts'

/** The stored report: everything but its contacts, which have rows of their own. */
export type StoredReport = {
  account: Account
  signals: Signal[]
  scoring: Scoring
  drafts: StoredDraft[]
  evidence: WarmLeadEvidence[]
  warnings?: string[]
  policy: Record<string, unknown>
  counters: Record<string, number>
  engines: Record<string, string>
}
