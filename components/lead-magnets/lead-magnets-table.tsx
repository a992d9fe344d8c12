import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { RecordLink } from '#components/ui/record-link.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { jobState } from '#lib/queries/jobs.ts'
import { kindLabel, leadMagnetName, statusLabels } from './lead-magnet-words.ts'

export type LeadMagnetsTableProps = { made: readonly LeadMagnet[]; activeId: string | undefined }

export function LeadMagnetsTable({ made, activeId }: LeadMagnetsTableProps) {
  return (
    <Table label="Lead magnets" className="table-fixed">
      <TableHead>
        <tr>
          <TableHeader>Title</TableHeader>
          <TableHeader className="w-36 max-sm:hidden">State</TableHeader>
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
  const state = jobState(made.status)
  const known = statusLabels[made.status]
  const pill =
    state === 'running' ? (
      <span className="grid w-28 gap-1 text-ink text-xs">
        Being made
        <ProgressBar thin percent={made.progress?.percent} label="Being made" />
      </span>
    ) : (
      <StatusPill tone={known?.tone ?? 'neutral'}>{known?.label ?? made.status}</StatusPill>
    )
  return (
    <TableRow data-row-id={made.id} data-active={active}>
      <TableCell className="min-w-0 max-w-0 py-2">
        <RecordLink
          href={`/lead-magnets/${made.id}`}
          className="line-clamp-2 wrap-anywhere font-serif text-ink text-lg leading-snug hover:underline"
        >
          {leadMagnetName(made)}
        </RecordLink>
        <span className="line-clamp-1 wrap-anywhere text-ink-faint text-xs">
          {state === 'failed'
            ? (made.error ?? 'No reason was given.')
            : [kindLabel(made.type), made.niche && `for ${made.niche}`].filter(Boolean).join(' ')}
        </span>
        <span className="mt-1 flex items-center gap-3 text-ink-faint text-xs sm:hidden">
          {pill}
          {made.created_at && <RelativeTime at={made.created_at} />}
        </span>
      </TableCell>
      <TableCell className="max-sm:hidden">{pill}</TableCell>
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
