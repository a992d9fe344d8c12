import { ReadableValue } from '#components/jobs/readable-value.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { WarmLeadContact, WarmLeadRun } from '#contract/warm-leads.ts'
import { AccountPanel } from './account-panel.tsx'
import { ContactsPanel } from './contacts-panel.tsx'
import { DraftsPanel } from './drafts-panel.tsx'
import { EvidencePanel } from './evidence-panel.tsx'
import { FoldedPart } from './folded-part.tsx'
import { NextSteps } from './next-steps.tsx'
import { PolicyPanel } from './policy-panel.tsx'
import type { ReadReport } from './read-report.ts'
import { RunCounts } from './run-counts.tsx'
import { ScoringSection } from './scoring-section.tsx'
import { SignalsPanel } from './signals-panel.tsx'
import { warmLeadFormHref } from './warm-lead-form-href.ts'
import { plainDomain, scoresInWords } from './warm-lead-words.ts'
import { WhyNow } from './why-now.tsx'

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
  // Where both are known, each is said beside its figure.
  const reading = scoresInWords(fit?.score, intent?.score) === undefined ? told : undefined
  const counters = run.result?.counters
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {reading && <p className="font-serif text-ink text-xl">{reading}</p>}
      <WhyNow
        signals={report.reasons}
        contact={(contacts.items.find(({ known }) => known.email) ?? contacts.items[0])?.known}
        evidence={evidence}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <ScoringSection scoring={scoring} evidence={evidence} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <ContactsPanel contacts={contacts} policy={policy.known} onErase={onErase} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <AccountPanel account={account} evidence={evidence} />
          <NextSteps
            report={report}
            again={warmLeadFormHref(run)}
            company={run.normalized_domain ?? plainDomain(run.domain)}
          />
        </div>
      </div>
      {/* Why one would write, beside what one would write. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        <DraftsPanel runId={run.id} drafts={drafts} evidence={evidence} warnings={warnings} />
        <SignalsPanel signals={signals} evidence={evidence} />
      </div>
      <Panel flush title="Evidence and method">
        <div className="divide-y divide-rule/70">
          {evidence.length > 0 && <EvidencePanel evidence={evidence} />}
          {/* What this release does not know may matter more than it seems. */}
          <FoldedPart title="What was read, and what was not" isOpen={Object.keys(policy.more).length > 0}>
            <PolicyPanel policy={policy} counters={counters} />
          </FoldedPart>
          {(counters || run.provider_counters) && (
            <FoldedPart title="Counts of this run">
              <RunCounts counters={counters} engines={run.provider_counters} />
            </FoldedPart>
          )}
        </div>
      </Panel>
      {Object.keys(more).length > 0 && (
        <Panel title="More about this report">
          <ReadableValue value={more} />
        </Panel>
      )}
    </div>
  )
}
