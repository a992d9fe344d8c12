'use client'
import { useRouter } from 'next/navigation'
import { SharePoints, shareTaker } from '#components/jobs/share-moved.tsx'
import { Button } from '#components/ui/button.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { RecordName } from '#components/ui/record-columns.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { type Sorting, sortHeader } from '#components/ui/sort-header.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Selection } from '#components/ui/use-selection.ts'
import type { Watch, WatchStatus } from '#contract/watches.ts'
import { asTitle } from '#lib/as-title.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { runWords } from './change-words.ts'
import { comparedRunHref, intervalText, kindName, watchStatus } from './watch-words.ts'

export type WatchesTableProps = {
  watches: readonly Watch[]
  columns: readonly Column<Watch>[]
  /** Pauses or resumes one of them. */
  onStatus: (watch: Watch, status: WatchStatus) => void
  selection: Selection<Watch>
  sorting: Sorting<'label' | 'next' | 'created'>
}

export function WatchesTable({ watches, columns, onStatus, selection, sorting }: WatchesTableProps) {
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
      columns={[...columns, actionColumn(onStatus)]}
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
          <p
            className={classNames(
              'wrap-anywhere text-xs @2xl:hidden',
              watch.last_run.status === 'failed' ? 'text-bad' : 'text-ink-soft',
            )}
          >
            {runWords(watch.kind, watch.last_run)}
          </p>
        )}
      </>
    ),
  },
  {
    id: 'lastRun',
    header: 'What changed',
    width: 'w-[38%] @max-4xl:w-[30%] @max-2xl:hidden',
    look: 'text-sm',
    cell: (watch) => <LastRun watch={watch} />,
  },
  {
    id: 'nextRun',
    header: 'Next run',
    width: 'w-36 @max-3xl:hidden',
    look: 'text-ink-soft text-xs',
    // What runs as planned has a date; what does not says why.
    cell: (watch) => {
      const { tone, label } = watchStatus(watch)
      return watch.status === 'active' && watch.next_run_at !== undefined ? (
        <RelativeTime planned at={watch.next_run_at} />
      ) : (
        <StatusPill tone={tone}>{label}</StatusPill>
      )
    },
    phone: (watch) => {
      if (watch.status === 'active') return undefined
      const { tone, label } = watchStatus(watch)
      return <StatusPill tone={tone}>{label}</StatusPill>
    },
  },
  {
    id: 'spent',
    header: 'This month',
    width: 'w-36 @max-2xl:hidden',
    look: 'text-ink-soft text-xs',
    cell: ({ spent_this_month: spent, monthly_budget: budget }) => (
      <span className="grid gap-1">
        <span className="whitespace-nowrap tabular-nums">
          {formatNumber(spent)} of {formatCredits(budget)}
        </span>
        <span aria-hidden className="h-1 overflow-hidden rounded-full bg-well">
          <span
            className="block h-full rounded-full bg-ink-soft"
            style={{ width: `${Math.min(100, (100 * spent) / Math.max(1, budget))}%` }}
          />
        </span>
      </span>
    ),
  },
]

/** Pauses or resumes in the row: either takes the other back. */
function actionColumn(onStatus: WatchesTableProps['onStatus']): Column<Watch> {
  const cell = (watch: Watch) => {
    const isActive = watch.status === 'active'
    const verb = isActive ? 'Pause' : 'Resume'
    return (
      <Button
        size="sm"
        aria-label={`${verb}: ${watch.label}`}
        onClick={() => onStatus(watch, isActive ? 'paused' : 'active')}
      >
        {verb}
      </Button>
    )
  }
  return {
    id: 'action',
    header: 'Action',
    isSilent: true,
    width: 'w-24 max-sm:hidden',
    look: 'text-right',
    cell,
    phone: cell,
  }
}

/** How many of the facts of a change a row has room for. */
const factsShown = 2

/** What the last run saw, with the first of it in its own words; or what the first one will be compared with. */
function LastRun({ watch }: { watch: Watch }) {
  const { last_run: run, next_run_at: at, compared_with: compared } = watch
  if (!run) {
    const first = compared && comparedRunHref(watch)
    return (
      <span className="text-ink-soft text-xs">
        {at ? (
          <>
            First comparison <RelativeTime planned at={at} />
          </>
        ) : (
          'Not compared yet'
        )}
        {compared && first && (
          <>
            , with <TextLink href={first}>the run</TextLink> <RelativeTime at={compared.started_at} />
          </>
        )}
      </span>
    )
  }
  const share = run.change?.share_of_voice
  const facts = [
    ...(run.change?.added ?? []).map((fact) => ({ ...fact, sign: '+' })),
    ...(run.change?.removed ?? []).map((fact) => ({ ...fact, sign: '−' })),
  ]
  return (
    <>
      <span
        className={classNames(
          'wrap-anywhere line-clamp-2',
          run.status === 'failed' ? 'text-bad' : run.change?.matters ? 'font-medium' : 'text-ink-soft',
        )}
      >
        {runWords(watch.kind, run)}
      </span>
      {share && share.before !== share.after && (
        <span className="block wrap-anywhere text-ink-soft text-xs">
          <SharePoints move={share} />
          {shareTaker(share) && `: ${shareTaker(share)}`}
        </span>
      )}
      {facts.slice(0, factsShown).map(({ sign, text }) => (
        <span key={`${sign}${text}`} className="flex gap-1.5 text-ink-soft text-xs">
          <span aria-hidden>{sign}</span>
          <span className="sr-only">{sign === '+' ? 'New:' : 'Gone:'}</span>
          <span className="line-clamp-1 wrap-anywhere">{text}</span>
        </span>
      ))}
      <span className="block text-ink-faint text-xs">
        <RelativeTime at={run.started_at} />
        {facts.length > factsShown && `, ${formatNumber(facts.length - factsShown)} more`}
      </span>
    </>
  )
}
