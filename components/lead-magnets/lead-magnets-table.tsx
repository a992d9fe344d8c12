import { RecordState } from '#components/jobs/record-state.tsx'
import { RecordCell } from '#components/ui/record-cell.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { jobState } from '#lib/queries/job-state.ts'
import { kindLabel, leadMagnetName, statusLabels } from './lead-magnet-words.ts'

export type LeadMagnetsTableProps = { made: readonly LeadMagnet[]; activeId: string | undefined }

export function LeadMagnetsTable({ made, activeId }: LeadMagnetsTableProps) {
  return (
    <Table label="Lead magnets" className="table-fixed">
      <TableHead>
        <tr>
          <TableHeader>Title</TableHeader>
          <TableHeader className="w-36 max-sm:hidden">Status</TableHeader>
          <TableHeader numeric className="w-24 max-sm:hidden">
            Sign-ups
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
        {made.map((one) => (
          <LeadMagnetRow key={one.id} made={one} active={one.id === activeId} />
        ))}
      </tbody>
    </Table>
  )
}

function LeadMagnetRow({ made, active }: { made: LeadMagnet; active: boolean }) {
  const state = <RecordState record={made} labels={statusLabels} running="Creating" />
  return (
    <TableRow data-row-id={made.id} data-active={active}>
      <RecordCell
        href={`/lead-magnets/${made.id}`}
        name={leadMagnetName(made)}
        below={
          jobState(made.status) === 'failed'
            ? (made.error ?? 'No reason given')
            : [kindLabel(made.type), made.niche && `for ${made.niche}`].filter(Boolean).join(' ')
        }
        phone={{ state, at: made.created_at }}
      />
      <TableCell className="max-sm:hidden">{state}</TableCell>
      <TableCell numeric className="text-ink-soft max-sm:hidden">
        {made.leads === undefined ? '' : formatNumber(made.leads.confirmed)}
      </TableCell>
      <TableCell numeric className="whitespace-nowrap text-ink-soft max-lg:hidden">
        {made.credits_used === undefined ? '' : formatCredits(made.credits_used)}
      </TableCell>
      <TableCell numeric className="whitespace-nowrap text-ink-soft text-xs max-sm:hidden">
        {made.created_at && <RelativeTime at={made.created_at} />}
      </TableCell>
    </TableRow>
  )
}
