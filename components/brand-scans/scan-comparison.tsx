'use client'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
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
      <div className={sideBySide}>
        <ComparisonTable title="Score" scans={scans} rows={compareScores(before, after)} />
        {shares.length > 0 && (
          <ComparisonTable
            title="Share of voice"
            aside="Of all mentions of these brands"
            scans={scans}
            rows={shares}
          />
        )}
      </div>
      {engines.length > 0 && (
        <section aria-labelledby="by-engine" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id="by-engine" className="font-medium text-ink text-sm">
            By answer engine
          </h2>
          <div className={sideBySide}>
            {engines.map((engine) => (
              <ComparisonTable key={engine.id} title={engine.label} scans={scans} rows={engine.rows} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

const sideBySide =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2 xl:[&>:only-child]:col-span-2'

type ComparisonTableProps = {
  title: string
  aside?: string
  scans: readonly [BrandScan, BrandScan]
  rows: readonly ComparedRow[]
}

/** What changed; what did not is behind a press. */
function ComparisonTable({ title, aside, scans, rows }: ComparisonTableProps) {
  const timeZone = useZone()
  const [showsAll, setShowsAll] = useState(false)
  const same = rows.filter(isUnchanged).length
  const lines = rows.filter((row) => showsAll || !isUnchanged(row))
  const [before, after] = scans
  const areOfOneBrand = before.brand_name === after.brand_name
  const headOf = (scan: BrandScan) => (
    <>
      {/* In ink: among figures in green and red a coloured date would be one of them. */}
      <IntentLink
        href={`/brand-scans/${scan.id}`}
        className="font-medium text-ink tabular-nums underline decoration-rule-strong underline-offset-3 hover:decoration-ink"
      >
        {scan.created_at
          ? formatDay(
              dayInZone(timeZone, new Date(scan.created_at)),
              isOfOneYear(before, after) ? 'dayMonth' : 'date',
            )
          : 'Scan'}
      </IntentLink>
      {!areOfOneBrand && <span className="block truncate font-normal">{scan.brand_name}</span>}
    </>
  )
  // The same columns in every table, so that a scan is found where it was.
  const columns: Column<ComparedRow>[] = [
    { id: 'what', header: 'What', isSilent: true, look: 'wrap-anywhere', cell: nameOf },
    {
      id: 'before',
      header: headOf(before),
      numeric: true,
      width: 'w-32 max-sm:w-[30%]',
      look: 'text-ink-soft',
      cell: ({ before: value }) => value,
    },
    {
      id: 'after',
      header: headOf(after),
      numeric: true,
      width: 'w-32 max-sm:w-[30%]',
      look: 'text-ink',
      cell: ({ after: value, change }) => (
        <>
          {value}
          <span className="block text-xs sm:hidden">
            <Moved change={change} />
          </span>
        </>
      ),
    },
    {
      id: 'change',
      header: 'Change',
      numeric: true,
      width: 'w-32 max-sm:hidden',
      cell: ({ change }) => <Moved change={change} />,
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
          idOf={({ label }) => label}
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

function nameOf({ label, hint, isOwn }: ComparedRow) {
  return (
    <span className={classNames('text-ink', isOwn && 'font-medium')}>
      {label}
      {hint && <span className="block text-ink-faint text-xs">{hint}</span>}
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
