import { Badge } from '#components/ui/badge.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import type { WarmLeadEvidence, WarmLeadParameter, WarmLeadScore } from '#contract/warm-leads.ts'
import { formatNumber, formatTenths } from '#lib/format-number.ts'
import { EvidenceMarks } from './evidence-marks.tsx'
import { MoreMembers } from './more-members.tsx'
import { bandLabels } from './warm-lead-words.ts'

export type ScorePanelProps = {
  title: string
  /** What the score answers, in one line. */
  question: string
  score: WarmLeadScore
  evidence: readonly WarmLeadEvidence[]
}

/** Fit or intent with everything it is made of; what is unknown is said and counts neither way. */
export function ScorePanel({ title, question, score: told, evidence }: ScorePanelProps) {
  const { score, band, coverage, parameters, ...more } = told
  const unknown = parameters?.filter(({ value }) => value === null) ?? []
  const bandLabel = band === undefined ? undefined : (bandLabels[band] ?? { label: band, tone: 'neutral' })
  return (
    <Panel
      title={title}
      className="h-full"
      aside={coverage !== undefined && `${Math.round(coverage * 100)}% of the data is known`}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {score === null ? (
          <p className="font-serif text-3xl text-ink-faint">Not known</p>
        ) : (
          <p className="text-ink-faint text-sm">
            <span className="font-serif text-5xl text-ink leading-none">{formatNumber(score)}</span> of 100
          </p>
        )}
        {bandLabel && score !== null && <Badge tone={bandLabel.tone}>{bandLabel.label}</Badge>}
        <p className="w-full text-ink-soft text-sm">{question}</p>
      </div>
      {score !== null && (
        <div aria-hidden className="mt-3 h-1.5 overflow-hidden rounded-full bg-well">
          <div className="h-full bg-accent" style={{ width: `${Math.min(100, Math.max(0, score))}%` }} />
        </div>
      )}
      {parameters && parameters.length > 0 && (
        <div className="mt-4">
          <Table label={`${title}, score breakdown`}>
            <TableHead>
              <tr>
                <TableHeader>Factor</TableHeader>
                <TableHeader numeric>Value</TableHeader>
                <TableHeader numeric>Weight</TableHeader>
                <TableHeader numeric>Points</TableHeader>
              </tr>
            </TableHead>
            <tbody>
              {parameters.map((parameter) => (
                <ParameterRow key={parameter.id} parameter={parameter} evidence={evidence} />
              ))}
            </tbody>
          </Table>
        </div>
      )}
      {unknown.length > 0 && (
        <p className="mt-3 text-ink-faint text-xs">Unknown factors don't affect the score.</p>
      )}
      <MoreMembers members={more} />
    </Panel>
  )
}

function ParameterRow({
  parameter,
  evidence,
}: {
  parameter: WarmLeadParameter
  evidence: readonly WarmLeadEvidence[]
}) {
  const { label, value, weight, contribution, explanation, evidence: numbers = [] } = parameter
  return (
    <TableRow>
      <TableCell className="min-w-40 py-2 text-ink">
        {label}
        {explanation && (
          <span className="block wrap-anywhere text-ink-faint text-xs">
            {explanation}
            <EvidenceMarks numbers={numbers} evidence={evidence} />
          </span>
        )}
      </TableCell>
      <TableCell numeric className="whitespace-nowrap text-ink-soft">
        {value === null ? (
          <span className="text-ink-faint text-xs">unknown</span>
        ) : (
          `${formatNumber(Math.round(value * 100))}%`
        )}
      </TableCell>
      <TableCell numeric className="text-ink-soft">
        {value === null ? <s className="text-ink-faint">{formatNumber(weight)}</s> : formatNumber(weight)}
      </TableCell>
      <TableCell numeric className="text-ink">
        {contribution === null ? '–' : formatTenths(contribution)}
      </TableCell>
    </TableRow>
  )
}
