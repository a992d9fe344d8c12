import { seriesFill } from '#components/ui/series-fill.ts'
import { wholePercents } from '#contract/whole-percents.ts'
import { formatNumber } from '#lib/format-number.ts'
import type { SpendingByDay } from './spending-by-day.ts'

/** What each area took, with its share: the key of the chart, too. */
export function AreaTotals({ spending: { series, days } }: { spending: SpendingByDay }) {
  const totals = series.map(({ id }) => days.reduce((sum, { values }) => sum + (values[id] ?? 0), 0))
  const all = totals.reduce((sum, total) => sum + total, 0)
  const percents = wholePercents(totals)
  return (
    <ul className="grid content-start gap-1.5">
      {series.map(({ id, label }, at) => (
        <li key={id} className="flex items-center gap-2 text-xs">
          <span aria-hidden className="size-3 shrink-0" style={seriesFill(at)} />
          <span className="min-w-0 flex-1 truncate text-ink">{label}</span>
          <span className="text-ink-soft">{formatNumber(totals[at] ?? 0)}</span>
          <span className="w-9 text-right text-ink-faint">{percents?.[at] ?? 0}%</span>
        </li>
      ))}
      <li className="flex gap-2 border-rule border-t pt-1.5 font-medium text-ink text-xs">
        <span className="flex-1">Total</span> {formatNumber(all)} <span className="w-9" />
      </li>
    </ul>
  )
}
