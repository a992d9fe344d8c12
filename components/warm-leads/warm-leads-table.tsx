import { RecordState } from '#components/jobs/record-state.tsx'
import { RecordCell } from '#components/ui/record-cell.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import type { WarmLeadRun } from '#contract/warm-leads.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { jobState } from '#lib/queries/job-state.ts'
import { failureOf, plainDomain, profileLabels, statusLabels } from './warm-lead-words.ts'

export type WarmLeadsTableProps = { runs: readonly WarmLeadRun[]; activeId: string | undefined }

export function WarmLeadsTable({ runs, activeId }: WarmLeadsTableProps) {
  return (
    <Table label="Reports" className="table-fixed">
      <TableHead>
        <tr>
          <TableHeader>Company</TableHeader>
          <TableHeader className="w-32 max-sm:hidden">Status</TableHeader>
          <TableHeader numeric className="w-16">
            Fit
          </TableHeader>
          <TableHeader numeric className="w-18">
            Intent
          </TableHeader>
          <TableHeader numeric className="w-20 max-lg:hidden">
            Cost
          </TableHeader>
          <TableHeader numeric className="w-32 max-sm:hidden">
            When
          </TableHeader>
        </tr>
      </TableHead>
      <tbody>
        {runs.map((run) => (
          <WarmLeadRow key={run.id} run={run} active={run.id === activeId} />
        ))}
      </tbody>
    </Table>
  )
}

function WarmLeadRow({ run, active }: { run: WarmLeadRun; active: boolean }) {
  const state = <RecordState record={run} labels={statusLabels} running="Reading" />
  return (
    <TableRow data-row-id={run.id} data-active={active}>
      <RecordCell
        href={`/warm-leads/${run.id}`}
        name={plainDomain(run.domain)}
        below={
          jobState(run.status) === 'failed'
            ? (failureOf(run) ?? 'No reason given')
            : (profileLabels[run.icp ?? ''] ?? run.icp)
        }
        phone={{ state, at: run.created_at }}
      />
      <TableCell className="max-sm:hidden">{state}</TableCell>
      <TableCell numeric className="text-ink">
        <Points score={run.fit_score} />
      </TableCell>
      <TableCell numeric className="text-ink">
        <Points score={run.intent_score} />
      </TableCell>
      <TableCell numeric className="whitespace-nowrap text-ink-soft max-lg:hidden">
        {run.credits_charged === undefined ? '' : formatCredits(run.credits_charged)}
      </TableCell>
      <TableCell numeric className="whitespace-nowrap text-ink-soft text-xs max-sm:hidden">
        {run.created_at && <RelativeTime at={run.created_at} />}
      </TableCell>
    </TableRow>
  )
}

/** A score; `–` where too little is known for one, and nothing where there is no report. */
function Points({ score }: { score: number | null | undefined }) {
  if (score === undefined) return null
  if (score === null) return <span title="Not enough data for a score">–</span>
  return formatNumber(score)
}
