import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { askedSameEngines, type ComparedRow, compareEngines, compareScores } from './compare-scans.ts'

export type ScanComparisonProps = { before: BrandScan; after: BrandScan }

/** Two scans side by side: the score with its terms, and each engine. */
export function ScanComparison({ before, after }: ScanComparisonProps) {
  const scores = compareScores(before, after)
  const engines = compareEngines(before, after)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {!askedSameEngines(before, after) && (
        <Notice tone="warn">
          Different engines answered these two scans, so a change may come from the engines and not from the
          brand.
        </Notice>
      )}
      <ComparisonTable title="Score" scans={[before, after]} rows={scores} />
      {engines.length > 0 && <ComparisonTable title="By engine" scans={[before, after]} rows={engines} />}
    </div>
  )
}

type ComparisonTableProps = {
  title: string
  scans: readonly [BrandScan, BrandScan]
  rows: readonly ComparedRow[]
}

function ComparisonTable({ title, scans, rows }: ComparisonTableProps) {
  return (
    <Panel flush title={title}>
      <Table label={`${title}, side by side`} className="max-sm:[&_td]:px-2 max-sm:[&_th]:px-2">
        <TableHead>
          <tr>
            <TableHeader>
              <span className="sr-only">What</span>
            </TableHeader>
            {scans.map((scan, at) => (
              <TableHeader key={at === 0 ? 'before' : 'after'} numeric className="py-2">
                <TextLink
                  href={`/brand-scans/${scan.id}`}
                  className="inline-block max-w-40 truncate align-bottom max-sm:max-w-18"
                >
                  {scan.brand_name ?? scan.id}
                </TextLink>
                <span className="block font-normal">
                  {scan.created_at && <RelativeTime at={scan.created_at} />}
                </span>
              </TableHeader>
            ))}
            <TableHeader numeric>Change</TableHeader>
          </tr>
        </TableHead>
        <tbody>
          {rows.map(({ label, hint, before, after, change }) => (
            <TableRow key={`${label}${hint ?? ''}`}>
              <TableCell className="min-w-24 py-2 text-ink sm:min-w-32">
                <span className="wrap-anywhere">{label}</span>
                {hint && <span className="block text-ink-faint text-xs">{hint}</span>}
              </TableCell>
              <TableCell numeric className="text-ink-soft">
                {before}
              </TableCell>
              <TableCell numeric className="text-ink-soft">
                {after}
              </TableCell>
              <TableCell numeric className={`${changeInk(change)}`}>
                {changeWords(change)}
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

function changeInk(change: ComparedRow['change']): string {
  if (typeof change !== 'number' || change === 0) return 'text-ink-faint'
  return change > 0 ? 'text-good' : 'text-bad'
}

function changeWords(change: ComparedRow['change']): string {
  if (change === undefined) return '–'
  if (typeof change === 'string') return change
  if (change === 0) return 'same'
  return `${change > 0 ? '▲ +' : '▼ −'}${Math.abs(change)}`
}
