import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { RecordName } from '#components/ui/record-columns.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { BrandScan, ScannedBrand } from '#contract/brand-scans.ts'
import { formatCount } from '#lib/format-number.ts'
import { scansHref } from './scan-filter.ts'
import {
  basisWords,
  changeWords,
  noData,
  scanStatus,
  scoreChange,
  scoreWords,
  visibilityWords,
} from './scan-words.ts'
import { ScoreSparkline } from './score-sparkline.tsx'
import { scoresOf } from './scores-of.ts'

export type BrandsTableProps = {
  brands: readonly ScannedBrand[]
  /** The newest scans, for what is under way and what failed. */
  scans: readonly BrandScan[]
  activeId: string | undefined
}

/** Where each brand stands and how that changed: one row a brand, whose name leads to its newest scan. */
export function BrandsTable({ brands, scans, activeId }: BrandsTableProps) {
  const newest = new Map(scans.map((scan) => [scan.id, scan]))
  return (
    <DataTable
      label="Brands"
      className="table-fixed"
      columns={columnsWith(newest, scans)}
      rows={brands}
      idOf={({ last_scan_id: id }) => id}
      activeId={activeId}
    />
  )
}

function columnsWith(
  newest: ReadonlyMap<string, BrandScan>,
  scans: readonly BrandScan[],
): readonly Column<ScannedBrand>[] {
  const when: Column<ScannedBrand>['cell'] = ({ last_scan_at: at }) => <RelativeTime at={at} />
  return [
    {
      id: 'brand',
      header: 'Brand',
      look: 'min-w-0 max-w-0 py-2',
      cell: ({ brand_name: name, last_scan_id: id }) => (
        <RecordName href={`/brand-scans/${id}`} name={name} below={newest.get(id)?.category?.name} />
      ),
    },
    {
      id: 'score',
      header: 'Visibility',
      width: 'w-34 max-sm:w-28',
      look: 'whitespace-nowrap text-ink',
      cell: ({ last_score: score, last_score_basis: basis, last_scan_id: id }) => (
        <Standing score={score} basis={basis} scan={newest.get(id)} />
      ),
    },
    {
      id: 'trend',
      header: 'Trend',
      width: 'w-32 @max-3xl:hidden',
      cell: (brand) => <ScoreSparkline scores={scoresOf(brand, scans)} />,
    },
    {
      id: 'change',
      header: 'Change',
      width: 'w-28 @max-xl:hidden',
      look: 'whitespace-nowrap text-ink-soft',
      cell: change,
      phone: change,
    },
    {
      id: 'scans',
      header: 'History',
      numeric: true,
      width: 'w-24 max-sm:hidden',
      look: 'whitespace-nowrap',
      cell: ({ brand_name: brand, scans }) => (
        <IntentLink
          href={scansHref({ brand })}
          className="text-ink-soft underline decoration-rule-strong underline-offset-3 hover:text-ink"
        >
          {formatCount(scans, 'scan')}
        </IntentLink>
      ),
    },
    {
      id: 'when',
      header: 'Last scan',
      numeric: true,
      width: 'w-32 max-sm:hidden',
      look: 'whitespace-nowrap text-ink-soft text-xs',
      cell: when,
      phone: when,
    },
  ]
}

/** What is under way or failed counts before the score of an earlier scan. */
function Standing({
  score,
  basis,
  scan,
}: {
  score: number | undefined
  basis: string | undefined
  scan: BrandScan | undefined
}) {
  if (scan && scan.status !== 'completed') {
    const { tone, label } = scanStatus(scan)
    return <StatusPill tone={tone}>{label}</StatusPill>
  }
  if (score === undefined) return <span className="text-ink-faint text-xs">{noData}</span>
  return (
    <>
      {visibilityWords(score)}{' '}
      <span className="text-ink-faint text-xs tabular-nums">{scoreWords(score)}</span>
      {basis === 'own_content' && <span className="block text-ink-faint text-xs">{basisWords(basis)}</span>}
    </>
  )
}

function change({ last_score: score, previous_score: before, scans }: ScannedBrand) {
  if (scans === 1) return <span className="text-ink-faint text-xs">First scan</span>
  if (score === undefined || before === undefined)
    return score === undefined ? '' : <span className="text-ink-faint text-xs">First of its kind</span>
  const points = scoreChange(before, score) ?? 0
  const ink = points === 0 ? 'text-ink-soft' : points > 0 ? 'text-good' : 'text-bad'
  return <span className={ink}>{changeWords(points)}</span>
}
