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
import type { Selection } from '#components/ui/use-selection.ts'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import { formatCredits } from '#lib/format-number.ts'
import { jobState, wasCancelled } from '#lib/queries/job-state.ts'
import { kindLabel, leadMagnetName, signUpWords, statusLabels } from './lead-magnet-words.ts'

export type LeadMagnetsTableProps = {
  made: readonly LeadMagnet[]
  activeId: string | undefined
  /** Every column when left out. */
  columns?: readonly Column<LeadMagnet>[]
  /** Left out where the order is not the service's. */
  sorting?: Sorting<'when'>
  /** Left out where nothing can be done to several of them. */
  selection?: Selection<LeadMagnet>
}

export function LeadMagnetsTable(props: LeadMagnetsTableProps) {
  const { made: rows, activeId, columns = leadMagnetColumns, sorting, selection } = props
  return (
    <DataTable
      label="Lead magnets"
      className="table-fixed"
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      activeId={activeId}
      sortHeaders={sorting && { when: sortHeader('when', 'Created', sorting, 'descending') }}
      selection={
        selection && {
          ids: selection.here,
          toggle: selection.toggle,
          all: { label: 'Select every lead magnet on this page', toggle: selection.toggleAll },
          labelOf: (made) => `Select ${leadMagnetName(made)}`,
          width: 'w-8 max-sm:w-10',
        }
      }
    />
  )
}

export const leadMagnetColumns: readonly Column<LeadMagnet>[] = [
  nameColumn('Title', (made) => (
    <RecordName
      href={`/lead-magnets/${made.id}`}
      name={leadMagnetName(made)}
      isReason={jobState(made) === 'failed'}
      below={
        jobState(made) === 'failed' && !wasCancelled(made)
          ? (made.error ?? 'No reason given')
          : [kindLabel(made.type), made.niche && `for ${made.niche}`].filter(Boolean).join(' ')
      }
    />
  )),
  stateColumn('w-36', (made) => <RecordState record={made} labels={statusLabels} running="Creating" />),
  {
    id: 'signUps',
    header: 'Sign-ups',
    numeric: true,
    width: 'w-44 @max-lg:hidden',
    look: 'whitespace-nowrap text-ink-soft',
    cell: ({ leads }) => (leads === undefined ? '' : signUpWords(leads)),
    phone: ({ leads }) =>
      leads &&
      leads.confirmed + leads.pending > 0 && <span className="whitespace-nowrap">{signUpWords(leads)}</span>,
  },
  costColumn(({ credits_used }) => (credits_used === undefined ? '' : formatCredits(credits_used))),
  whenColumn(({ created_at }) => created_at),
]
