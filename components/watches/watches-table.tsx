'use client'
import { useRouter } from 'next/navigation'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { RecordName, stateColumn } from '#components/ui/record-columns.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { type Sorting, sortHeader } from '#components/ui/sort-header.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { Selection } from '#components/ui/use-selection.ts'
import type { Watch } from '#contract/watches.ts'
import { asTitle } from '#lib/as-title.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { intervalText, kindName, runSummary, watchStatus } from './watch-words.ts'

export type WatchesTableProps = {
  watches: readonly Watch[]
  columns: readonly Column<Watch>[]
  selection: Selection<Watch>
  sorting: Sorting<'label' | 'next' | 'created'>
}

export function WatchesTable({ watches, columns, selection, sorting }: WatchesTableProps) {
  const router = useRouter()
  const activeId = useListKeyboard({
    ids: watches.map(({ id }) => id),
    onOpen: (id) => router.push(`/watches/${id}`),
    onToggle: selection.toggle,
  })
  return (
    <DataTable
      label="Watches"
      className="table-fixed"
      columns={columns}
      rows={watches}
      idOf={({ id }) => id}
      activeId={activeId}
      sortHeaders={{
        watch: sortHeader('label', 'Watch', sorting),
        nextRun: sortHeader('next', 'Next run', sorting),
      }}
      selection={{
        ids: selection.here,
        toggle: selection.toggle,
        all: { label: 'Select every watch on this page', toggle: selection.toggleAll },
        labelOf: ({ label }) => `Select ${label}`,
        width: 'w-8 max-sm:w-10',
      }}
    />
  )
}

export const watchColumns: readonly Column<Watch>[] = [
  {
    id: 'watch',
    header: 'Watch',
    isFixed: true,
    look: 'py-2',
    cell: (watch) => (
      <>
        <RecordName href={`/watches/${watch.id}`} name={asTitle(watch.label)} />
        <p className="text-ink-faint text-xs">
          {kindName(watch.kind)}, {intervalText(watch.interval_days)}
          {watch.next_run_at && (
            <span className="@3xl:hidden">
              {' · '}
              <RelativeTime planned at={watch.next_run_at} />
            </span>
          )}
        </p>
        {watch.last_run && (
          <p className="wrap-anywhere text-ink-soft text-xs @2xl:hidden">{runSummary(watch.last_run)}</p>
        )}
      </>
    ),
  },
  {
    id: 'lastRun',
    header: 'What changed',
    width: 'w-[36%] @max-4xl:w-[30%] @max-2xl:hidden',
    look: 'text-sm',
    cell: ({ last_run: run, next_run_at: at }) =>
      run ? (
        <>
          <span
            className={classNames(
              'wrap-anywhere line-clamp-2',
              run.status === 'failed' ? 'text-bad' : run.change?.matters ? 'font-medium' : 'text-ink-soft',
            )}
          >
            {runSummary(run)}
          </span>
          <span className="block text-ink-faint text-xs">
            <RelativeTime at={run.started_at} />
          </span>
        </>
      ) : (
        <span className="text-ink-faint text-xs">
          {at ? (
            <>
              First comparison <RelativeTime planned at={at} />
            </>
          ) : (
            'Not compared yet'
          )}
        </span>
      ),
  },
  stateColumn('w-44', (watch: Watch) => {
    const { tone, label } = watchStatus(watch)
    return <StatusPill tone={tone}>{label}</StatusPill>
  }),
  {
    id: 'nextRun',
    header: 'Next run',
    width: 'w-28 @max-3xl:hidden',
    look: 'text-ink-soft text-xs',
    cell: ({ next_run_at: at }) =>
      at === undefined ? <span className="text-ink-faint">–</span> : <RelativeTime planned at={at} />,
  },
  {
    id: 'spent',
    header: 'This month',
    numeric: true,
    width: 'w-28 @max-2xl:hidden',
    look: 'text-ink-soft text-xs',
    cell: ({ spent_this_month: spent, monthly_budget: budget }) =>
      `${formatNumber(spent)} of ${formatCredits(budget)}`,
  },
]
