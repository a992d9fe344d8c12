import type { ResultCounts } from '#contract/results.ts'
import { classNames } from '#lib/class-names.ts'
import { formatNumber } from '#lib/format-number.ts'
import { changeOf, shareOf } from './result-words.ts'

export type ResultTilesProps = { totals: ResultCounts; before: ResultCounts }

/** The numbers of a period, each beside the one before. */
export function ResultTiles({ totals, before }: ResultTilesProps) {
  const tiles = [
    { label: 'Views', value: formatNumber(totals.views), change: changeOf(totals.views, before.views) },
    {
      label: 'Visitors',
      value: formatNumber(totals.visitors),
      change: changeOf(totals.visitors, before.visitors),
    },
    {
      label: 'Read to the end',
      value: shareOf(totals.reads, totals.views),
      change: changeOf(totals.reads, before.reads),
    },
    { label: 'Clicks', value: formatNumber(totals.clicks), change: changeOf(totals.clicks, before.clicks) },
    {
      label: 'Sign-ups',
      value: formatNumber(totals.leads),
      note: totals.leads > 0 ? `${formatNumber(totals.confirmed_leads)} confirmed` : undefined,
      change: changeOf(totals.leads, before.leads),
    },
  ]
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-rule bg-sheet sm:grid-cols-3 lg:grid-cols-5">
      {tiles.map(({ label, value, note, change }) => (
        <div
          key={label}
          className="-mr-px -mb-px grid content-start gap-0.5 border-rule border-r border-b px-4 py-3"
        >
          <dt className="text-ink-faint text-xs">{label}</dt>
          <dd className="font-medium font-serif text-2xl text-ink tabular-nums">{value}</dd>
          <dd className="text-ink-faint text-xs">
            {change && (
              <span className={classNames(change.isUp ? 'text-good' : 'text-bad')}>{change.words}</span>
            )}
            {change && note && ' · '}
            {note}
          </dd>
        </div>
      ))}
    </dl>
  )
}
