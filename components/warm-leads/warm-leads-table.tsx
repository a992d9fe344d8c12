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
import type { WarmLeadRun } from '#contract/warm-leads.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { jobState, wasCancelled } from '#lib/queries/job-state.ts'
import {
  type BandWords,
  bandOf,
  companyName,
  failureOf,
  fitWords,
  intentWords,
  plainDomain,
  profileLabels,
  statusLabels,
} from './warm-lead-words.ts'

export type WarmLeadsTableProps = {
  runs: readonly WarmLeadRun[]
  activeId: string | undefined
  /** Every column when left out. */
  columns?: readonly Column<WarmLeadRun>[]
  /** Left out where the order is not the service's. */
  sorting?: Sorting<'domain' | 'fit' | 'intent' | 'when'>
}

export function WarmLeadsTable(props: WarmLeadsTableProps) {
  const { runs, activeId, columns = warmLeadColumns, sorting } = props
  return (
    <DataTable
      label="Reports"
      className="table-fixed"
      columns={columns}
      rows={runs}
      idOf={({ id }) => id}
      activeId={activeId}
      sortHeaders={
        sorting && {
          name: sortHeader('domain', 'Company', sorting),
          fit: sortHeader('fit', 'Fit', sorting, 'descending'),
          intent: sortHeader('intent', 'Intent', sorting, 'descending'),
          when: sortHeader('when', 'Created', sorting, 'descending'),
        }
      }
    />
  )
}

const intent = ({ intent_score }: WarmLeadRun) => <Band score={intent_score} words={intentWords} />

export const warmLeadColumns: readonly Column<WarmLeadRun>[] = [
  nameColumn('Company', (run) => (
    <RecordName
      href={`/warm-leads/${run.id}`}
      name={companyName(run)}
      below={below(run)}
      isReason={jobState(run) === 'failed'}
    />
  )),
  stateColumn('w-32', (run) => <RecordState record={run} labels={statusLabels} running="Reading" />),
  {
    id: 'fit',
    header: 'Fit',
    width: 'w-30',
    look: 'whitespace-nowrap text-ink',
    cell: ({ fit_score }) => <Band score={fit_score} words={fitWords} />,
  },
  {
    id: 'intent',
    header: 'Intent',
    width: 'w-30 @max-xl:hidden',
    look: 'whitespace-nowrap text-ink',
    cell: intent,
    phone: ({ intent_score: score }) =>
      typeof score === 'number' && (
        <span className="whitespace-nowrap">
          <Band score={score} words={intentWords} />
        </span>
      ),
  },
  costColumn(({ credits_charged }) => (credits_charged === undefined ? '' : formatCredits(credits_charged))),
  whenColumn(({ created_at }) => created_at),
]

/** Why there is no report, or the domain where it is not the name already, and the profile. */
function below(run: WarmLeadRun): string {
  if (jobState(run) === 'failed' && !wasCancelled(run)) return failureOf(run) ?? 'No reason given'
  const domain = plainDomain(run.domain)
  return [companyName(run) === domain ? undefined : domain, profileLabels[run.icp ?? ''] ?? run.icp]
    .filter(Boolean)
    .join(' · ')
}

/** A score in words, with its number; nothing where there is no report. */
function Band({ score, words }: { score: number | null | undefined; words: BandWords }) {
  if (score === undefined) return null
  if (score === null) return <span className="text-ink-faint text-xs">Not known</span>
  return (
    <>
      {words[bandOf(score)]}{' '}
      <span className="text-ink-faint text-xs tabular-nums">{formatNumber(score)}</span>
    </>
  )
}
