import { DataTable } from '#components/ui/data-table.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { classNames } from '#lib/class-names.ts'
import {
  askedSameEngines,
  type ComparedRow,
  compareEngines,
  compareScores,
  measureSame,
} from './compare-scans.ts'
import { changeWords } from './scan-words.ts'

export type ScanComparisonProps = { before: BrandScan; after: BrandScan }

/** Two scans side by side: the score with its terms, and each engine. */
export function ScanComparison({ before, after }: ScanComparisonProps) {
  const scores = compareScores(before, after)
  const engines = compareEngines(before, after)
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

function ComparisonTable({ title, scans: [before, after], rows }: ComparisonTableProps) {
  return (
    <Panel flush title={title}>
      <DataTable
        label={`${title}, side by side`}
        // The same columns in both tables, so that a scan is found where it was.
        className="table-fixed max-sm:[&_td]:px-2 max-sm:[&_th]:px-2"
        columns={[
          {
            id: 'what',
            header: 'What',
            isSilent: true,
            look: 'py-2 text-ink',
            cell: label,
          },
          { ...scanColumn('before', before), cell: (row) => row.before },
          { ...scanColumn('after', after), cell: (row) => row.after },
          { id: 'change', header: 'Change', numeric: true, width: 'w-28 max-sm:w-20', cell: change },
        ]}
        rows={rows}
        idOf={({ label, hint }) => `${label}${hint ?? ''}`}
      />
    </Panel>
  )
}

function scanColumn(id: string, scan: BrandScan) {
  const header = (
    <span className="block py-2">
      <TextLink
        href={`/brand-scans/${scan.id}`}
        className="inline-block max-w-40 truncate align-bottom max-sm:max-w-18"
      >
        {scan.brand_name ?? scan.id}
      </TextLink>
      <span className="block font-normal">{scan.created_at && <RelativeTime at={scan.created_at} />}</span>
    </span>
  )
  return { id, header, numeric: true, width: 'w-[28%] max-sm:w-[26%]', look: 'text-ink-soft' }
}

function label({ label, hint }: ComparedRow) {
  return (
    <>
      <span className="wrap-anywhere">{label}</span>
      {hint && <span className="block text-ink-faint text-xs">{hint}</span>}
    </>
  )
}

function change({ change }: ComparedRow) {
  const isNeither = typeof change !== 'number' || change === 0
  const ink = isNeither ? 'text-ink-faint' : change > 0 ? 'text-good' : 'text-bad'
  return <span className={classNames('whitespace-nowrap', ink)}>{changeWords(change)}</span>
}
