'use client'
import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { useZone } from '#components/ui/zone.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { classNames } from '#lib/class-names.ts'
import { dayInZone } from '#lib/day-in-zone.ts'
import { formatDay } from '#lib/format-day.ts'
import {
  askedSameEngines,
  type ComparedRow,
  compareEngines,
  compareScores,
  measureSame,
} from './compare-scans.ts'

export type ScanComparisonProps = { before: BrandScan; after: BrandScan }

/** Two scans side by side: the score with its terms, and each engine. */
export function ScanComparison({ before, after }: ScanComparisonProps) {
  const engines = compareEngines(before, after)
  const scans = [before, after] as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {!measureSame(before, after) && (
        <Notice tone="warn">
          One of these scores is about AI answers, the other about your own content, so neither says anything
          of the other.
        </Notice>
      )}
      {!askedSameEngines(before, after) && (
        <Notice tone="warn">
          Different engines answered these two scans, so a change may come from the engines and not from the
          brand.
        </Notice>
      )}
      <ComparisonTable
        title="Score"
        scans={scans}
        groups={[{ id: 'score', rows: compareScores(before, after) }]}
      />
      {engines.length > 0 && <ComparisonTable title="By engine" scans={scans} groups={engines} />}
    </div>
  )
}

type ComparisonTableProps = {
  title: string
  scans: readonly [BrandScan, BrandScan]
  groups: readonly { id: string; label?: string; rows: readonly ComparedRow[] }[]
}

function ComparisonTable({ title, scans, groups }: ComparisonTableProps) {
  const timeZone = useZone()
  const [before, after] = scans
  const areOfOneBrand = before.brand_name === after.brand_name
  return (
    <Panel flush title={title}>
      {/* The same columns in both tables, so that a scan is found where it was. */}
      <Table label={title} className="table-fixed max-sm:[&_td]:px-2">
        <TableHead>
          <tr>
            <TableHeader>
              <span className="sr-only">What</span>
            </TableHeader>
            {scans.map((scan) => (
              <TableHeader key={scan.id} numeric className="h-10 w-[26%] max-sm:w-[27%]">
                <TextLink href={`/brand-scans/${scan.id}`} className="tabular-nums">
                  {scan.created_at
                    ? formatDay(
                        dayInZone(timeZone, new Date(scan.created_at)),
                        isOfOneYear(before, after) ? 'dayMonth' : 'date',
                      )
                    : 'Scan'}
                </TextLink>
                {!areOfOneBrand && <span className="block truncate font-normal">{scan.brand_name}</span>}
              </TableHeader>
            ))}
            <TableHeader numeric className="w-32 max-sm:w-20">
              Change
            </TableHeader>
          </tr>
        </TableHead>
        {groups.map(({ id, label, rows }) => (
          <tbody key={id} className="border-rule/70 border-b last:border-0">
            {label !== undefined && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={4}
                  className="wrap-anywhere px-4 pt-3 pb-1 text-left font-medium text-ink text-sm"
                >
                  {label}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <TableRow key={row.label} className={label === undefined ? undefined : 'border-0'}>
                <th
                  scope="row"
                  className={classNames(
                    'wrap-anywhere py-2 pl-4 text-left align-middle font-normal',
                    label === undefined ? 'text-ink' : 'text-ink-soft',
                  )}
                >
                  {row.label}
                  {row.hint && <span className="block text-ink-faint text-xs">{row.hint}</span>}
                </th>
                <TableCell numeric className="text-ink-soft">
                  {row.before}
                </TableCell>
                <TableCell numeric className="text-ink">
                  {row.after}
                </TableCell>
                <TableCell numeric>
                  <Moved change={row.change} />
                </TableCell>
              </TableRow>
            ))}
          </tbody>
        ))}
      </Table>
    </Panel>
  )
}

function isOfOneYear(before: BrandScan, after: BrandScan): boolean {
  return before.created_at?.slice(0, 4) === after.created_at?.slice(0, 4)
}

/** The arrow says whether it is better for the brand, which no colour has to. */
function Moved({ change }: Pick<ComparedRow, 'change'>) {
  if (!change) return <span className="text-ink-faint">–</span>
  const { direction, words } = change
  const ink = direction === 0 ? 'text-ink-faint' : direction > 0 ? 'text-good' : 'text-bad'
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', ink)}>
      {direction !== 0 && (
        <>
          <span aria-hidden>{direction > 0 ? '▲ ' : '▼ '}</span>
          <span className="sr-only">{direction > 0 ? 'Better: ' : 'Worse: '}</span>
        </>
      )}
      {words}
    </span>
  )
}
