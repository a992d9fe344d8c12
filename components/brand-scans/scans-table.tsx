import { Checkbox } from '#components/ui/checkbox.tsx'
import { RecordCell } from '#components/ui/record-cell.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { isInProgress } from '#lib/queries/job-state.ts'
import { noData, scanStatus, scoreWords } from './scan-words.ts'

export type ScansTableProps = {
  scans: readonly BrandScan[]
  activeId: string | undefined
  selection?: { ids: ReadonlySet<string>; toggle: (id: string) => void }
}

export function ScansTable({ scans, activeId, selection }: ScansTableProps) {
  return (
    <Table label="Brand scans" className="table-fixed">
      <TableHead>
        <tr>
          {selection && (
            <TableHeader className="w-8 max-sm:w-10">
              <span className="sr-only">Select</span>
            </TableHeader>
          )}
          <TableHeader>Brand</TableHeader>
          <TableHeader numeric className="w-24">
            Score
          </TableHeader>
          <TableHeader className="w-36 max-sm:hidden">Status</TableHeader>
          <TableHeader numeric className="w-44 max-md:hidden">
            Based on
          </TableHeader>
          <TableHeader numeric className="w-32 max-sm:hidden">
            When
          </TableHeader>
        </tr>
      </TableHead>
      <tbody>
        {scans.map((scan) => (
          <ScanRow key={scan.id} scan={scan} active={scan.id === activeId} selection={selection} />
        ))}
      </tbody>
    </Table>
  )
}

type ScanRowProps = { scan: BrandScan; active: boolean; selection: ScansTableProps['selection'] }

function ScanRow({ scan, active, selection }: ScanRowProps) {
  const { id, overall_score: score, created_at: at } = scan
  const name = scan.brand_name ?? id
  const status = scanStatus(scan)
  const selected = selection?.ids.has(id) ?? false
  const pill = (
    <StatusPill tone={status.tone}>
      {isInProgress(scan) && scan.progress
        ? `${status.label} ${Math.round(scan.progress.percent)}%`
        : status.label}
    </StatusPill>
  )
  return (
    <TableRow data-row-id={id} data-active={active} aria-selected={selected}>
      {selection && (
        <TableCell className="w-8 max-sm:w-10">
          <Checkbox
            className="block"
            aria-label={`Select the scan of ${name}`}
            checked={selected}
            onChange={() => selection.toggle(id)}
          />
        </TableCell>
      )}
      <RecordCell
        href={`/brand-scans/${id}`}
        name={name}
        below={scan.status === 'failed' && scan.error ? scan.error : scan.category?.name}
        phone={{ state: pill, at }}
      />
      <TableCell numeric className="w-24">
        {isInProgress(scan) ? (
          ''
        ) : (
          <span className={score === undefined ? 'text-ink-faint text-xs' : 'font-serif text-ink text-xl'}>
            {score === undefined ? noData : scoreWords(score)}
          </span>
        )}
      </TableCell>
      <TableCell className="w-36 max-sm:hidden">{pill}</TableCell>
      <TableCell numeric className="w-44 text-ink-soft text-xs max-md:hidden">
        {restsOn(scan)}
      </TableCell>
      <TableCell numeric className="w-32 whitespace-nowrap text-ink-soft text-xs max-sm:hidden">
        {at && <RelativeTime at={at} />}
      </TableCell>
    </TableRow>
  )
}

function restsOn({
  answers_counted: answers,
  engines_answered: engines,
  engines_asked: asked,
}: BrandScan): string {
  if (answers === undefined || engines === undefined || asked === undefined) return ''
  return `${answers} answers, ${engines} of ${asked} ${asked === 1 ? 'engine' : 'engines'}`
}
