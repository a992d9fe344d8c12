import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { RecordLink } from '#components/ui/record-link.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import type { ScoutRun } from '#contract/scout-runs.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { jobState } from '#lib/queries/jobs.ts'
import { forumsText, scoutRunName, statusLabels } from './scout-words.ts'

export type ScoutRunsTableProps = { runs: readonly ScoutRun[]; activeId: string | undefined }

export function ScoutRunsTable({ runs, activeId }: ScoutRunsTableProps) {
  return (
    <Table label="Scout runs" className="table-fixed">
      <TableHead>
        <tr>
          <TableHeader>Query</TableHeader>
          <TableHeader className="w-36 max-sm:hidden">State</TableHeader>
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
  const state = jobState(run.status)
  const known = statusLabels[run.status]
  const pill =
    state === 'running' ? (
      <span className="grid w-28 gap-1 text-ink text-xs">
        Scouting
        <ProgressBar thin percent={run.progress?.percent} label="Scouting" />
      </span>
    ) : (
      <StatusPill tone={known?.tone ?? 'neutral'}>{known?.label ?? run.status}</StatusPill>
    )
  return (
    <TableRow data-row-id={run.run_id} data-active={active}>
      <TableCell className="min-w-0 max-w-0 py-2">
        <RecordLink
          href={`/scout-runs/${run.run_id}`}
          className="line-clamp-2 wrap-anywhere font-serif text-ink text-lg leading-snug hover:underline"
        >
          {scoutRunName(run)}
        </RecordLink>
        <span className="line-clamp-1 break-all text-ink-faint text-xs">
          {state === 'failed' ? (run.error ?? 'No reason was given.') : forumsText(run.subreddits)}
        </span>
        <span className="mt-1 flex items-center gap-3 text-ink-faint text-xs sm:hidden">
          {pill}
          {run.created_at && <RelativeTime at={run.created_at} />}
        </span>
      </TableCell>
      <TableCell className="max-sm:hidden">{pill}</TableCell>
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
