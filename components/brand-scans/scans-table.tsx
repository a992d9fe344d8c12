import { Badge } from '#components/ui/badge.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { nameColumn, RecordName, whenColumn } from '#components/ui/record-columns.tsx'
import { type Sorting, sortHeader } from '#components/ui/sort-header.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { foundColumns, Moment } from './brand-scan-columns.tsx'
import { InventedMark } from './invented-mark.tsx'
import { basisWords, isPractice, termWords } from './scan-words.ts'

export type ScansTableProps = {
  scans: readonly BrandScan[]
  isOfOneBrand?: boolean
  activeId: string | undefined
  /** Every column when left out. */
  columns?: readonly Column<BrandScan>[]
  /** Left out where the order is not the service's. */
  sorting?: Sorting<'brand' | 'score' | 'when'>
  selection?: { ids: ReadonlySet<string>; toggle: (id: string) => void }
}

export function ScansTable(props: ScansTableProps) {
  const {
    scans,
    activeId,
    columns = scanColumns(props.scans),
    isOfOneBrand = false,
    sorting,
    selection,
  } = props
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
          // The scans of one brand have no name to be sorted by.
          ...(!isOfOneBrand && { name: sortHeader('brand', 'Scan', sorting) }),
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

/** Of scans of any brand; how each changed is seen against the earlier ones among them. */
export function scanColumns(
  scans: readonly BrandScan[],
): readonly (Column<BrandScan> & { header: string })[] {
  return [
    nameColumn('Scan', (scan) => (
      <RecordName
        href={`/brand-scans/${scan.id}`}
        name={
          <>
            {scan.brand_name ?? scan.id}
            {scan.created_at && (
              <span className="text-ink-soft">
                {', '}
                <Moment at={scan.created_at} />
              </span>
            )}
            {(scan.answers_invented || isPractice(scan)) && (
              // A space and not a margin, which would stay where the badge begins a line.
              <>
                {' '}
                <span className="inline-block align-middle font-sans">
                  {scan.answers_invented ? <InventedMark /> : <Badge>{basisWords(scan.score_basis)}</Badge>}
                </span>
              </>
            )}
          </>
        }
        below={
          scan.status === 'failed'
            ? (scan.error ?? 'No reason given')
            : (termWords(scan) ?? scan.category?.name)
        }
        isReason
      />
    )),
    ...foundColumns(scans),
    {
      id: 'restsOn',
      header: 'Based on',
      width: 'w-44 @max-3xl:hidden',
      look: 'whitespace-nowrap text-ink-soft text-xs',
      cell: restsOn,
    },
    whenColumn(({ created_at }) => created_at),
  ]
}

/** How many answers of how many engines; of scans of the own content, answers alone. */
function restsOn(scan: BrandScan): string | undefined {
  const { answers_counted: answers, engines_answered: engines, engines_asked: asked } = scan
  if (answers === undefined) return undefined
  const counted = formatCount(answers, 'answer')
  if (isPractice(scan) || engines === undefined || asked === undefined) return counted
  return `${counted}, ${engines === asked ? '' : `${formatNumber(engines)} of `}${formatCount(asked, 'engine')}`
}
