import { RecordState } from '#components/jobs/record-state.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import {
  costColumn,
  nameColumn,
  RecordName,
  stateColumn,
  whenColumn,
} from '#components/ui/record-columns.tsx'
import type { WarmLeadRun } from '#contract/warm-leads.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { jobState } from '#lib/queries/job-state.ts'
import { failureOf, plainDomain, profileLabels, statusLabels } from './warm-lead-words.ts'

export type WarmLeadsTableProps = {
  runs: readonly WarmLeadRun[]
  activeId: string | undefined
  /** Every column when left out. */
  columns?: readonly Column<WarmLeadRun>[]
}

export function WarmLeadsTable({ runs, activeId, columns = warmLeadColumns }: WarmLeadsTableProps) {
  return (
    <DataTable
      label="Reports"
      className="table-fixed"
      columns={columns}
      rows={runs}
      idOf={({ id }) => id}
      activeId={activeId}
    />
  )
}

export const warmLeadColumns: readonly Column<WarmLeadRun>[] = [
  nameColumn('Company', (run) => (
    <RecordName
      href={`/warm-leads/${run.id}`}
      name={plainDomain(run.domain)}
      below={
        jobState(run) === 'failed'
          ? (failureOf(run) ?? 'No reason given')
          : (profileLabels[run.icp ?? ''] ?? run.icp)
      }
    />
  )),
  stateColumn('w-32', (run) => <RecordState record={run} labels={statusLabels} running="Reading" />),
  {
    id: 'fit',
    header: 'Fit',
    numeric: true,
    width: 'w-16',
    look: 'text-ink',
    cell: ({ fit_score }) => <Points score={fit_score} />,
  },
  {
    id: 'intent',
    header: 'Intent',
    numeric: true,
    width: 'w-18',
    look: 'text-ink',
    cell: ({ intent_score }) => <Points score={intent_score} />,
  },
  costColumn(({ credits_charged }) => (credits_charged === undefined ? '' : formatCredits(credits_charged))),
  whenColumn(({ created_at }) => created_at),
]

/** A score; `–` where too little is known for one, and nothing where there is no report. */
function Points({ score }: { score: number | null | undefined }) {
  if (score === undefined) return null
  if (score === null) return <span title="Not enough data for a score">–</span>
  return formatNumber(score)
}
