import { RecordState } from '#components/jobs/record-state.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import {
  costColumn,
  nameColumn,
  RecordName,
  stateColumn,
  whenColumn,
} from '#components/ui/record-columns.tsx'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { jobState } from '#lib/queries/job-state.ts'
import { kindLabel, leadMagnetName, statusLabels } from './lead-magnet-words.ts'

export type LeadMagnetsTableProps = {
  made: readonly LeadMagnet[]
  activeId: string | undefined
  /** Every column when left out. */
  columns?: readonly Column<LeadMagnet>[]
}

export function LeadMagnetsTable({ made, activeId, columns = leadMagnetColumns }: LeadMagnetsTableProps) {
  return (
    <DataTable
      label="Lead magnets"
      className="table-fixed"
      columns={columns}
      rows={made}
      idOf={({ id }) => id}
      activeId={activeId}
    />
  )
}

export const leadMagnetColumns: readonly Column<LeadMagnet>[] = [
  nameColumn('Title', (made) => (
    <RecordName
      href={`/lead-magnets/${made.id}`}
      name={leadMagnetName(made)}
      below={
        jobState(made) === 'failed'
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
    width: 'w-24 max-sm:hidden',
    look: 'text-ink-soft',
    cell: ({ leads }) => (leads === undefined ? '' : formatNumber(leads.confirmed)),
  },
  costColumn(({ credits_used }) => (credits_used === undefined ? '' : formatCredits(credits_used))),
  whenColumn(({ created_at }) => created_at),
]
