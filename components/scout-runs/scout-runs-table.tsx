import { RecordState } from '#components/jobs/record-state.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import {
  costColumn,
  nameColumn,
  RecordName,
  stateColumn,
  whenColumn,
} from '#components/ui/record-columns.tsx'
import { type Sorting, sortHeader } from '#components/ui/sort-header.tsx'
import type { ScoutRun } from '#contract/scout-runs.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { jobState } from '#lib/queries/job-state.ts'
import { forumsText, scoutRunName, statusLabels } from './scout-words.ts'

export type ScoutRunsTableProps = {
  runs: readonly ScoutRun[]
  activeId: string | undefined
  /** Every column when left out. */
  columns?: readonly Column<ScoutRun>[]
  /** Left out where the order is not the service's. */
  sorting?: Sorting<'query' | 'when'>
}

export function ScoutRunsTable(props: ScoutRunsTableProps) {
  const { runs, activeId, columns = scoutRunColumns, sorting } = props
  return (
    <DataTable
      label="Scout runs"
      className="table-fixed"
      columns={columns}
      rows={runs}
      idOf={({ run_id }) => run_id}
      activeId={activeId}
      sortHeaders={
        sorting && {
          name: sortHeader('query', 'Topic', sorting),
          when: sortHeader('when', 'Created', sorting, 'descending'),
        }
      }
    />
  )
}

export const scoutRunColumns: readonly Column<ScoutRun>[] = [
  nameColumn('Topic', (run) => (
    <RecordName
      href={`/scout-runs/${run.run_id}`}
      name={scoutRunName(run)}
      below={jobState(run) === 'failed' ? (run.error ?? 'No reason given') : forumsText(run.subreddits)}
    />
  )),
  stateColumn('w-36', (run) => <RecordState record={run} labels={statusLabels} running="Scouting" />),
  {
    id: 'posts',
    header: 'Posts',
    numeric: true,
    width: 'w-20 max-sm:hidden',
    look: 'text-ink-soft',
    cell: ({ results_count }) => (results_count === undefined ? '' : formatNumber(results_count)),
  },
  costColumn(({ credits_used }) => (credits_used === undefined ? '' : formatCredits(credits_used))),
  whenColumn(({ created_at }) => created_at),
]
