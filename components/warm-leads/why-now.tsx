import { Badge } from '#components/ui/badge.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { WarmLeadContact, WarmLeadEvidence, WarmLeadSignal } from '#contract/warm-leads.ts'
import { EvidenceMarks } from './evidence-marks.tsx'
import type { Read } from './read-report.ts'
import { signalLabels, signalTitle } from './warm-lead-words.ts'

export type WhyNowProps = {
  signals: readonly Read<WarmLeadSignal>[]
  contact: WarmLeadContact | undefined
  evidence: readonly WarmLeadEvidence[]
}

/** The report in a line: what happened that is a reason to write, and to whom. Nothing where only gaps were found. */
export function WhyNow({ signals, contact, evidence }: WhyNowProps) {
  const signal = signals.find(({ known }) => known.kind !== 'content_gap')?.known
  if (!signal) return null
  const { label, tone } = signalLabels[signal.kind] ?? {
    label: signal.kind.replaceAll('_', ' '),
    tone: 'neutral',
  }
  const person = contact?.name ?? contact?.email
  return (
    <section
      aria-label="Why now"
      className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-lg border border-rule bg-sheet px-4 py-3 text-sm"
    >
      <span className="text-ink-faint">Why now</span>
      <Badge tone={tone}>{label}</Badge>
      <span className="min-w-0 wrap-anywhere font-medium font-serif text-ink text-lg">
        {signalTitle(signal.title)}
        {signal.evidence !== undefined && <EvidenceMarks numbers={[signal.evidence]} evidence={evidence} />}
      </span>
      {signal.date && (
        <span className="text-ink-faint">
          <RelativeTime at={signal.date} />
        </span>
      )}
      {person && (
        <span className="min-w-0 wrap-anywhere text-ink-soft sm:ml-auto">
          Write to <span className="text-ink">{person}</span>
          {contact?.name && contact.role && `, ${contact.role}`}
        </span>
      )}
    </section>
  )
}
