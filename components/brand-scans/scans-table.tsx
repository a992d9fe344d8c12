import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { nameColumn, RecordName, whenColumn } from '#components/ui/record-columns.tsx'
import { type Sorting, sortHeader } from '#components/ui/sort-header.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { formatCount } from '#lib/format-number.ts'
import { foundColumns, Moment } from './brand-scan-columns.tsx'
import { basisWords, termWords } from './scan-words.ts'

export type ScansTableProps = {
  scans: readonly BrandScan[]
  activeId: string | undefined
  /** Every column when left out. */
  columns?: readonly Column<BrandScan>[]
  /** Left out where the order is not the service's. */
  sorting?: Sorting<'brand' | 'score' | 'when'>
  selection?: { ids: ReadonlySet<string>; toggle: (id: string) => void }
}

export function ScansTable(props: ScansTableProps) {
  const { scans, activeId, columns = scanColumns(props.scans), sorting, selection } = props
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
          ...(columns.some(({ header }) => header === 'Brand') && {
            name: sortHeader('brand', 'Brand', sorting),
          }),
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
    nameColumn('Brand', (scan) => (
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
      numeric: true,
      width: 'w-48 @max-3xl:hidden',
      look: 'text-ink-soft text-xs',
      cell: restsOn,
    },
    whenColumn(({ created_at }) => created_at),
  ]
}

/** What the score measures comes first: two scores can be compared only where it is the same. */
function restsOn({
  answers_counted: answers,
  engines_answered: engines,
  engines_asked: asked,
  score_basis: measured,
  answers_invented: isInvented,
}: BrandScan) {
  const counted =
    answers === undefined || engines === undefined || asked === undefined
      ? undefined
      : measured === 'own_content'
        ? formatCount(answers, 'answer')
        : `${formatCount(answers, 'answer')}, ${engines} of ${formatCount(asked, 'answer engine')}`
  const basis = isInvented ? 'Invented answers' : basisWords(measured)
  return (
    <>
      {basis && <span className="block text-ink">{basis}</span>}
      {counted}
    </>
  )
}
