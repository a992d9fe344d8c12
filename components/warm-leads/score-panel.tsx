import { Badge } from '#components/ui/badge.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { WarmLeadEvidence, WarmLeadParameter, WarmLeadScore } from '#contract/warm-leads.ts'
import { formatCount, formatNumber, formatTenths } from '#lib/format-number.ts'
import { EvidenceMarks } from './evidence-marks.tsx'
import { MoreMembers } from './more-members.tsx'
import { type BandWords, bandOf, bandTones } from './warm-lead-words.ts'

export type ScorePanelProps = {
  title: string
  /** What the score answers, in one line. */
  question: string
  score: WarmLeadScore
  words: BandWords
  /** How the factors make the score. */
  formula: string | undefined
  evidence: readonly WarmLeadEvidence[]
  /** Whether what it is made of is shown. */
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

/** Fit or intent with everything it is made of; what is unknown is said and counts neither way. */
export function ScorePanel(props: ScorePanelProps) {
  const { title, question, score: told, words, formula, evidence, isOpen, onOpenChange } = props
  const { score, band: _, coverage, parameters, ...more } = told
  const unknown = parameters?.filter(({ value }) => value === null) ?? []
  const shownBand = score === null ? undefined : bandOf(score)
  return (
    <Panel title={title} aside={knownWords(parameters, coverage)}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {score === null ? (
          <p className="font-serif text-3xl text-ink-faint">Not known</p>
        ) : (
          <p className="text-ink-faint text-sm">
            <span className="font-serif text-5xl text-ink leading-none">{formatNumber(score)}</span> of 100
          </p>
        )}
        {shownBand && <Badge tone={bandTones[shownBand]}>{words[shownBand]}</Badge>}
        <p className="w-full text-ink-soft text-sm">{question}</p>
      </div>
      {score !== null && (
        <div aria-hidden className="mt-3 h-1.5 overflow-hidden rounded-full bg-well">
          <div className="h-full bg-ink" style={{ width: `${Math.min(100, Math.max(0, score))}%` }} />
        </div>
      )}
      {parameters && reasonsWords(parameters) && (
        <p className="mt-3 wrap-anywhere text-ink-soft text-sm">{reasonsWords(parameters)}</p>
      )}
      {parameters && parameters.length > 0 && (
        <details
          open={isOpen}
          onToggle={(event) => onOpenChange(event.currentTarget.open)}
          className="mt-4 border-rule border-t pt-3 text-sm"
        >
          <summary className="w-fit cursor-pointer text-ink-soft hover:text-ink">
            What the score is made of
          </summary>
          <DataTable
            label={`${title}, score breakdown`}
            columns={[parameterColumn(evidence), ...columns]}
            rows={parameters}
            idOf={({ id }) => id}
          />
          {unknown.length > 0 && (
            <p className="mt-3 text-ink-faint text-xs">Unknown factors don't affect the score.</p>
          )}
          {formula && (
            <details className="mt-2 text-ink-faint text-xs">
              <summary className="w-fit cursor-pointer hover:text-ink">How it is computed</summary>
              <p className="pt-1 wrap-anywhere">{formula}</p>
            </details>
          )}
        </details>
      )}
      <MoreMembers members={more} />
    </Panel>
  )
}

const reasonsShown = 2

/** What speaks most for a company, and what counts most of what its pages do not show. */
export function reasonsWords(parameters: readonly WarmLeadParameter[]): string | undefined {
  const known = parameters.filter(({ value }) => value !== null)
  const best = known
    .filter(({ value }) => (value ?? 0) >= 0.5)
    .toSorted((a, b) => (b.contribution ?? 0) - (a.contribution ?? 0))
  const worst = known.filter(({ value }) => value === 0).toSorted((a, b) => b.weight - a.weight)
  const listed = (some: readonly WarmLeadParameter[]) =>
    new Intl.ListFormat('en', { type: 'conjunction' }).format(
      some.slice(0, reasonsShown).map(({ label }) => inSentence(label)),
    )
  return (
    [best.length > 0 && `For it: ${listed(best)}.`, worst.length > 0 && `Not found: ${listed(worst)}.`]
      .filter(Boolean)
      .join(' ') || undefined
  )
}

/** `Serves one industry` within a sentence; an abbreviation stays as it is. */
function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? `${label[0]?.toLowerCase() ?? ''}${label.slice(1)}` : label
}

/** How much of what is asked about a company its pages answer. */
export function knownWords(
  parameters: readonly WarmLeadParameter[] | undefined,
  coverage: number | undefined,
): string | undefined {
  if (parameters && parameters.length > 0) {
    const known = parameters.filter(({ value }) => value !== null).length
    return `${formatNumber(known)} of ${formatCount(parameters.length, 'factor')} known`
  }
  return coverage === undefined ? undefined : `${formatNumber(Math.round(coverage * 100))}% known`
}

function parameterColumn(evidence: readonly WarmLeadEvidence[]): Column<WarmLeadParameter> {
  return {
    id: 'parameter',
    header: 'Factor',
    look: 'min-w-40 py-2 text-ink',
    cell: ({ label, explanation, evidence: numbers = [] }) => (
      <>
        {label}
        {explanation && (
          <span className="block wrap-anywhere text-ink-faint text-xs">
            {explanation}
            <EvidenceMarks numbers={numbers} evidence={evidence} />
          </span>
        )}
      </>
    ),
  }
}

const columns: readonly Column<WarmLeadParameter>[] = [
  {
    id: 'value',
    header: 'Value',
    numeric: true,
    look: 'whitespace-nowrap text-ink-soft',
    cell: ({ value }) =>
      value === null ? (
        <span className="text-ink-faint text-xs">unknown</span>
      ) : (
        `${formatNumber(Math.round(value * 100))}%`
      ),
  },
  {
    id: 'weight',
    header: 'Weight',
    numeric: true,
    look: 'text-ink-soft',
    cell: ({ value, weight }) => (value === null ? '–' : formatNumber(weight)),
  },
  {
    id: 'points',
    header: 'Points',
    numeric: true,
    look: 'text-ink',
    cell: ({ contribution }) => (contribution === null ? '–' : formatTenths(contribution)),
  },
]
