import { OutsideLink } from '#components/jobs/outside-link.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { WarmLeadEvidence, WarmLeadSignal } from '#contract/warm-leads.ts'
import { cutAtWord } from '#lib/cut-at-word.ts'
import { formatCount } from '#lib/format-number.ts'
import { EvidenceMarks } from './evidence-marks.tsx'
import { MoreMembers, OtherThings } from './more-members.tsx'
import type { Read, ReadReport } from './read-report.ts'
import { signalLabels, signalTitle } from './warm-lead-words.ts'

export type SignalsPanelProps = { signals: ReadReport['signals']; evidence: readonly WarmLeadEvidence[] }

/** What happened at the company, each with its date, its page and the passage it was read from. */
export function SignalsPanel({ signals: { items, other }, evidence }: SignalsPanelProps) {
  const count = items.length + other.length
  return (
    <Panel title="Signals" aside={count > 0 && formatCount(count, 'signal')}>
      {count === 0 && (
        <p className="text-ink-soft text-sm">No hiring, launches, posts or changes found in this period.</p>
      )}
      <ul className="divide-y divide-rule/70">
        {items.map((signal, at) => (
          // Two signals may say the same, and the order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <SignalItem key={at} signal={signal} evidence={evidence} />
        ))}
      </ul>
      <OtherThings things={other} />
    </Panel>
  )
}

function SignalItem({
  signal: { known, more },
  evidence,
}: {
  signal: Read<WarmLeadSignal>
  evidence: readonly WarmLeadEvidence[]
}) {
  const { kind, title, detail, date, passage, evidence: number } = known
  const label = signalLabels[kind] ?? { label: kind.replaceAll('_', ' '), tone: 'neutral' as const }
  const said = signalTitle(title)
  const quoted = passage?.startsWith(said) ? passage.slice(said.length).replace(/^[.:\s]+/, '') : passage
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1 sm:flex-col sm:items-start">
        <Badge tone={label.tone}>{label.label}</Badge>
        <span className="text-ink-faint text-xs">{date ? <DateOf signal={known} /> : 'no date'}</span>
      </div>
      <div className="min-w-0 text-sm">
        <p className="wrap-anywhere font-medium text-ink">
          {said}
          {number !== undefined && <EvidenceMarks numbers={[number]} evidence={evidence} />}
        </p>
        {detail && <p className="wrap-anywhere text-ink-soft">{detail}</p>}
        {quoted && (
          <blockquote title={quoted} className="mt-1 wrap-anywhere border-rule border-l-2 pl-3 text-ink-soft">
            {cutAtWord(quoted, 320)}
          </blockquote>
        )}
        <p className="mt-1 flex flex-wrap gap-x-3 text-ink-faint text-xs">
          {known.evidence_url && <OutsideLink href={known.evidence_url} />}
        </p>
        <MoreMembers members={without(more)} />
      </div>
    </li>
  )
}

function DateOf({ signal: { date = '', date_kind: kind } }: { signal: WarmLeadSignal }) {
  return (
    <>
      {kind === 'observed' && 'seen '}
      <RelativeTime at={date} />
    </>
  )
}

/** What a draft says of it is shown with the draft. */
function without({ claim: _, subject: __, age_days: ___, ...rest }: Readonly<Record<string, unknown>>) {
  return rest
}
