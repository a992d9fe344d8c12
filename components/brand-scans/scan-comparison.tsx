'use client'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { useZone } from '#components/ui/zone.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { classNames } from '#lib/class-names.ts'
import { dayInZone } from '#lib/day-in-zone.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatCount } from '#lib/format-number.ts'
import { askedSameEngines, compareEngines, compareScores, measureSame } from './compare-scans.ts'
import { compareShares } from './compare-shares.ts'
import { type ComparedRow, isUnchanged } from './compared-row.ts'

export type ScanComparisonProps = { before: BrandScan; after: BrandScan }

/** Two scans side by side: the score with its terms, who is named beside the brand, and each engine. */
export function ScanComparison({ before, after }: ScanComparisonProps) {
  const engines = compareEngines(before, after)
  const shares = compareShares(before, after)
  const scans = [before, after] as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {!measureSame(before, after) && (
        <Notice tone="warn">
          One of these scans asked answer engines, the other was a practice scan of your own content, so
          neither score says anything of the other.
        </Notice>
      )}
      {!askedSameEngines(before, after) && (
        <Notice tone="warn">
          Different answer engines answered these two scans, so a change may come from them and not from the
          brand.
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2 xl:[&>:only-child]:col-span-2">
        <ComparisonTable
          title="Score"
          scans={scans}
          groups={[{ id: 'score', rows: compareScores(before, after) }]}
        />
        {shares.length > 0 && (
          <ComparisonTable
            title="Share of voice"
            aside="Of all mentions of these brands"
            scans={scans}
            groups={[{ id: 'share', rows: shares }]}
          />
        )}
      </div>
      {engines.length > 0 && <ComparisonTable title="By answer engine" scans={scans} groups={engines} />}
    </div>
  )
}

type ComparisonTableProps = {
  title: string
  aside?: string
  scans: readonly [BrandScan, BrandScan]
  groups: readonly { id: string; label?: string; rows: readonly ComparedRow[] }[]
}

/** A row of figures, or the name of the engine that the rows below it are of. */
type Line = { id: string; heading: string } | { id: string; isGrouped: boolean; row: ComparedRow }

/** What changed; what did not is behind a press. */
function ComparisonTable({ title, aside, scans, groups }: ComparisonTableProps) {
  const timeZone = useZone()
  const [showsAll, setShowsAll] = useState(false)
  const same = groups.flatMap(({ rows }) => rows.filter(isUnchanged)).length
  const lines = groups.flatMap((group) =>
    linesOf({ ...group, rows: group.rows.filter((row) => showsAll || !isUnchanged(row)) }),
  )
  const [before, after] = scans
  const areOfOneBrand = before.brand_name === after.brand_name
  const headOf = (scan: BrandScan) => (
    <>
      <TextLink href={`/brand-scans/${scan.id}`} className="tabular-nums">
        {scan.created_at
          ? formatDay(
              dayInZone(timeZone, new Date(scan.created_at)),
              isOfOneYear(before, after) ? 'dayMonth' : 'date',
            )
          : 'Scan'}
      </TextLink>
      {!areOfOneBrand && <span className="block truncate font-normal">{scan.brand_name}</span>}
    </>
  )
  // The same columns in both tables, so that a scan is found where it was.
  const columns: Column<Line>[] = [
    { id: 'what', header: 'What', isSilent: true, look: 'wrap-anywhere', cell: nameOf },
    {
      id: 'before',
      header: headOf(before),
      numeric: true,
      width: 'w-[26%] max-sm:w-[30%]',
      look: 'text-ink-soft',
      cell: (line) => ('row' in line ? line.row.before : null),
    },
    {
      id: 'after',
      header: headOf(after),
      numeric: true,
      width: 'w-[26%] max-sm:w-[30%]',
      look: 'text-ink',
      cell: (line) =>
        'row' in line ? (
          <>
            {line.row.after}
            <span className="block text-xs sm:hidden">
              <Moved change={line.row.change} />
            </span>
          </>
        ) : null,
    },
    {
      id: 'change',
      header: 'Change',
      numeric: true,
      width: 'w-32 max-sm:hidden',
      cell: (line) => ('row' in line ? <Moved change={line.row.change} /> : null),
    },
  ]
  return (
    <Panel flush title={title} aside={aside}>
      {lines.length > 0 ? (
        <DataTable
          label={title}
          className="table-fixed max-sm:[&_:is(td,th):nth-child(3)]:pr-4"
          columns={columns}
          rows={lines}
          idOf={({ id }) => id}
        />
      ) : (
        <p className="px-4 pt-3 text-ink-soft text-sm">Nothing changed.</p>
      )}
      {same > 0 && (
        <div className={classNames('px-2 py-1.5', lines.length > 0 && 'border-rule border-t')}>
          <Button size="sm" variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            <ChevronRight aria-hidden className={showsAll ? 'rotate-90' : undefined} />
            {`${formatCount(same, 'figure')} the same in both`}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function linesOf({ id, label, rows }: ComparisonTableProps['groups'][number]): Line[] {
  if (rows.length === 0) return []
  return [
    ...(label === undefined ? [] : [{ id, heading: label }]),
    ...rows.map((row) => ({ id: `${id} ${row.label}`, isGrouped: label !== undefined, row })),
  ]
}

function nameOf(line: Line) {
  if ('heading' in line) return <span className="font-medium text-ink">{line.heading}</span>
  const { row, isGrouped } = line
  return (
    <span className={classNames(isGrouped ? 'text-ink-soft' : 'text-ink', row.isOwn && 'font-medium')}>
      {row.label}
      {row.hint && <span className="block text-ink-faint text-xs">{row.hint}</span>}
    </span>
  )
}

function isOfOneYear(before: BrandScan, after: BrandScan): boolean {
  return before.created_at?.slice(0, 4) === after.created_at?.slice(0, 4)
}

/** The arrow says where it went, and the colour whether that is better for the brand; so do the words that are read out. */
function Moved({ change }: Pick<ComparedRow, 'change'>) {
  if (!change) return <span className="text-ink-faint">–</span>
  const { direction, words, isUp = direction > 0 } = change
  const ink = direction === 0 ? 'text-ink-faint' : direction > 0 ? 'text-good' : 'text-bad'
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', ink)}>
      {direction !== 0 && (
        <>
          <span aria-hidden>{isUp ? '▲ ' : '▼ '}</span>
          <span className="sr-only">
            {direction > 0 ? 'Better: ' : 'Worse: '}
            {isUp ? 'up ' : 'down '}
          </span>
        </>
      )}
      {words}
    </span>
  )
}
