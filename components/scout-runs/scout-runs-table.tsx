import { RecordState } from '#components/jobs/record-state.tsx'
import { RecordCell } from '#components/ui/record-cell.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import type { ScoutRun } from '#contract/scout-runs.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { jobState } from '#lib/queries/job-state.ts'
import { forumsText, scoutRunName, statusLabels } from './scout-words.ts'

export type ScoutRunsTableProps = { runs: readonly ScoutRun[]; activeId: string | undefined }

export function ScoutRunsTable({ runs, activeId }: ScoutRunsTableProps) {
  return (
    <Table label="Scout runs" className="table-fixed">
      <TableHead>
        <tr>
          <TableHeader>Topic</TableHeader>
          <TableHeader className="w-36 max-sm:hidden">Status</TableHeader>
          <TableHeader numeric className="w-20 max-sm:hidden">
            Posts
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
          <ScoutRunRow key={run.run_id} run={run} active={run.run_id === activeId} />
        ))}
      </tbody>
    </Table>
  )
}

function ScoutRunRow({ run, active }: { run: ScoutRun; active: boolean }) {
  const state = <RecordState record={run} labels={statusLabels} running="Scouting" />
  return (
    <TableRow data-row-id={run.run_id} data-active={active}>
      <RecordCell
        href={`/scout-runs/${run.run_id}`}
        name={scoutRunName(run)}
        below={
          jobState(run.status) === 'failed' ? (run.error ?? 'No reason given') : forumsText(run.subreddits)
        }
        phone={{ state, at: run.created_at }}
      />
      <TableCell className="max-sm:hidden">{state}</TableCell>
      <TableCell numeric className="text-ink-soft max-sm:hidden">
        {run.results_count === undefined ? '' : formatNumber(run.results_count)}
      </TableCell>
      <TableCell numeric className="whitespace-nowrap text-ink-soft max-lg:hidden">
        {run.credits_used === undefined ? '' : formatCredits(run.credits_used)}
      </TableCell>
      <TableCell numeric className="whitespace-nowrap text-ink-soft text-xs max-sm:hidden">
        {run.created_at && <RelativeTime at={run.created_at} />}
      </TableCell>
    </TableRow>
  )
}
