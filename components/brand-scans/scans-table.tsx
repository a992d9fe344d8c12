import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { nameColumn, RecordName, stateColumn, whenColumn } from '#components/ui/record-columns.tsx'
import { type Sorting, sortHeader } from '#components/ui/sort-header.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { formatCount } from '#lib/format-number.ts'
import { isInProgress } from '#lib/queries/job-state.ts'
import { basisWords, noData, scanStatus, scoreWords } from './scan-words.ts'

export type ScansTableProps = {
  scans: readonly BrandScan[]
  activeId: string | undefined
  /** Every column when left out. */
  columns?: readonly Column<BrandScan>[]
  /** Left out where the order is not the service's. */
  sorting?: Sorting<'brand' | 'score' | 'when'>
  selection?: { ids: ReadonlySet<string>; toggle: (id: string) => void }
}

export function ScansTable(props: ScansTableProps) {
  const { scans, activeId, columns = scanColumns, sorting, selection } = props
  return (
    <DataTable
      label="Brand scans"
      className="table-fixed"
      columns={columns}
      rows={scans}
      idOf={({ id }) => id}
      activeId={activeId}
      sortHeaders={
        sorting && {
          name: sortHeader('brand', 'Brand', sorting),
          score: sortHeader('score', 'Score', sorting, 'descending'),
          when: sortHeader('when', 'Created', sorting, 'descending'),
        }
      }
      selection={
        selection && {
          ...selection,
          width: 'w-8 max-sm:w-10',
          labelOf: (scan) => `Select the scan of ${scan.brand_name ?? scan.id}`,
        }
      }
    />
  )
}

export const scanColumns: readonly Column<BrandScan>[] = [
  nameColumn('Brand', (scan) => (
    <RecordName
      href={`/brand-scans/${scan.id}`}
      name={scan.brand_name ?? scan.id}
      below={scan.status === 'failed' && scan.error ? scan.error : scan.category?.name}
    />
  )),
  { id: 'score', header: 'Score', numeric: true, width: 'w-24', cell: score },
  stateColumn('w-36', state),
  {
    id: 'restsOn',
    header: 'Based on',
    numeric: true,
    width: 'w-44 @max-2xl:hidden',
    look: 'text-ink-soft text-xs',
    cell: restsOn,
  },
  whenColumn(({ created_at }) => created_at),
]

function score(scan: BrandScan) {
  if (isInProgress(scan)) return ''
  const { overall_score: points } = scan
  return points === undefined ? (
    <span className="text-ink-faint text-xs">{noData}</span>
  ) : (
    <span className="font-serif text-ink text-xl">{scoreWords(points)}</span>
  )
}

function state(scan: BrandScan) {
  const { tone, label } = scanStatus(scan)
  return (
    <StatusPill tone={tone}>
      {isInProgress(scan) && scan.progress ? `${label} ${Math.round(scan.progress.percent)}%` : label}
    </StatusPill>
  )
}

/** What the score measures comes first: two scores can be compared only where it is the same. */
function restsOn({
  answers_counted: answers,
  engines_answered: engines,
  engines_asked: asked,
  score_basis: measured,
}: BrandScan) {
  const counted =
    answers === undefined || engines === undefined || asked === undefined
      ? undefined
      : `${formatCount(answers, 'answer')}, ${engines} of ${formatCount(asked, 'engine')}`
  const basis = basisWords(measured)
  return (
    <>
      {basis && <span className="block text-ink">{basis}</span>}
      {counted}
    </>
  )
}
