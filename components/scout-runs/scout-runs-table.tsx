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
import { formatCount, formatCredits, formatNumber } from '#lib/format-number.ts'
import { jobState } from '#lib/queries/job-state.ts'
import { failureText, forumsText, scoutRunName, statusLabels } from './scout-words.ts'

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
  // Where every run is ready, saying so in each row says nothing.
  const isSettled = runs.every((run) => run.status === 'completed')
  return (
    <DataTable
      label="Scout runs"
      className="table-fixed"
      columns={isSettled ? columns.filter(({ id }) => id !== 'state') : columns}
      rows={markEarlier(runs)}
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

/** Runs of one topic in the same forums look alike: all but the newest say that they are earlier ones. */
function markEarlier(runs: readonly ScoutRun[]): ScoutRun[] {
  const subjectOf = ({ query = '', subreddits = [] }: ScoutRun) =>
    [query.trim(), ...subreddits].join(' ').toLowerCase()
  return runs.map((run) => {
    const isEarlier = runs.some(
      (other) => subjectOf(other) === subjectOf(run) && (other.created_at ?? '') > (run.created_at ?? ''),
    )
    return isEarlier ? { ...run, is_earlier: true } : run
  })
}

export const scoutRunColumns: readonly Column<ScoutRun>[] = [
  nameColumn('Topic', (run) => (
    <RecordName
      href={`/scout-runs/${run.run_id}`}
      name={scoutRunName(run)}
      below={
        jobState(run) === 'failed'
          ? (run.error ?? failureText(run.reason) ?? 'No reason given')
          : foundText(run)
      }
      isReason={jobState(run) === 'failed'}
    />
  )),
  {
    id: 'best',
    header: 'Best post and score',
    width: 'w-[46%] @max-4xl:w-80 @max-2xl:hidden',
    look: 'min-w-0 text-ink-soft text-sm',
    cell: ({ best, new_count: fresh }) =>
      best && (
        <span className="flex items-center gap-3">
          <ScoreMark score={best.score} />
          <span className="grid min-w-0 gap-0.5">
            <span className="line-clamp-2 wrap-anywhere text-ink leading-snug" title={best.title}>
              {best.title}
            </span>
            <span className="break-all text-ink-faint text-xs">
              {[best.forum && `r/${best.forum}`, fresh === 0 && 'seen in an earlier run']
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </span>
      ),
    phone: ({ best }) =>
      best && (
        <span className="line-clamp-1 wrap-anywhere">
          Best {formatNumber(Math.round(best.score))}: {best.title}
        </span>
      ),
  },
  stateColumn('w-28', (run) => <RecordState record={run} labels={statusLabels} running="Scouting" />),
  costColumn(({ credits_used }) => (credits_used === undefined ? '' : formatCredits(credits_used))),
  whenColumn(({ created_at }) => created_at),
]

/** Every run costs the same, and the balance has it. */
export const usualScoutRunColumns: readonly string[] = ['best', 'when']

function ScoreMark({ score }: { score: number }) {
  return (
    <span className="w-9 shrink-0 rounded-sm bg-well py-1 text-center font-serif text-base text-ink leading-none">
      {formatNumber(Math.round(score))}
    </span>
  )
}

/** How much was found and is new, and where. */
function foundText({ subreddits, results_count: posts, new_count: fresh, is_earlier }: ScoutRun): string {
  return [
    is_earlier === true && 'Earlier run',
    posts === undefined ? undefined : formatCount(posts, 'post'),
    fresh === undefined || posts === 0 || fresh === posts ? undefined : `${formatNumber(fresh)} new`,
    forumsText(subreddits),
  ]
    .filter(Boolean)
    .join(' · ')
}
