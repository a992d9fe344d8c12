import { ReadableValue } from '#components/jobs/readable-value.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { WarmLeadContact, WarmLeadRun } from '#contract/warm-leads.ts'
import { AccountPanel } from './account-panel.tsx'
import { ContactsPanel } from './contacts-panel.tsx'
import { DraftsPanel } from './drafts-panel.tsx'
import { EvidencePanel } from './evidence-panel.tsx'
import { NextSteps } from './next-steps.tsx'
import { PolicyPanel } from './policy-panel.tsx'
import type { ReadReport } from './read-report.ts'
import { ScoringSection } from './scoring-section.tsx'
import { SignalsPanel } from './signals-panel.tsx'
import { warmLeadFormHref } from './warm-lead-form-values.ts'
import { scoresInWords } from './warm-lead-words.ts'

export type WarmLeadReportProps = {
  report: ReadReport
  run: WarmLeadRun
  onErase: (contact: WarmLeadContact & { id: string }) => Promise<boolean>
}

/** The whole report: whether to write, to whom and what, what it rests on; how it was read stands closed at the end. */
export function WarmLeadReport({ report, run, onErase }: WarmLeadReportProps) {
  const { account, scoring, signals, contacts, drafts, policy, evidence, warnings, more } = report
  const { fit, intent } = scoring.known
  const told = scoring.known.reading && `${scoring.known.reading}.`
  const reading = scoresInWords(fit?.score, intent?.score) ?? told
  const counters = run.result?.counters
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {reading && <p className="font-serif text-ink text-xl">{reading}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <ScoringSection scoring={scoring} evidence={evidence} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <ContactsPanel contacts={contacts} policy={policy.known} onErase={onErase} />
        <AccountPanel account={account} evidence={evidence} />
      </div>
      <DraftsPanel runId={run.id} drafts={drafts} evidence={evidence} warnings={warnings} />
      <SignalsPanel signals={signals} evidence={evidence} />
      <NextSteps report={report} again={warmLeadFormHref(run)} />
      {evidence.length > 0 && <EvidencePanel evidence={evidence} />}
      {/* What this release does not know may matter more than it seems. */}
      <details className="text-sm" open={Object.keys(policy.more).length > 0}>
        <summary className="w-fit cursor-pointer text-ink-soft hover:text-ink">How it was read</summary>
        <div className="mt-3">
          <PolicyPanel policy={policy} counters={counters} />
        </div>
      </details>
      {Object.keys(more).length > 0 && (
        <Panel title="More about this report">
          <ReadableValue value={more} />
        </Panel>
      )}
      {(counters || run.provider_counters) && (
        <details className="text-sm">
          <summary className="w-fit cursor-pointer text-ink-soft hover:text-ink">
            Requests and figures
          </summary>
          <div className="mt-2 grid gap-6 rounded-lg border border-rule bg-sheet p-4 sm:grid-cols-2">
            {counters && <ReadableValue value={counters} />}
            {run.provider_counters && <ReadableValue value={run.provider_counters} />}
          </div>
        </details>
      )}
    </div>
  )
}
