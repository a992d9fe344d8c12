import { Panel } from '#components/ui/panel.tsx'
import type { Spending } from '#contract/credits.ts'
import { spendingByDay } from './spending-by-day.ts'
import { SpendingChart } from './spending-chart.tsx'

export type SpendingPanelProps = {
  /** Unknown if the server does not report it. */
  spending: readonly Spending[] | undefined
  today: string
  timeZone: string
}

/** Where the credits of the last 30 days went. */
export function SpendingPanel({ spending, today, timeZone }: SpendingPanelProps) {
  const byDay = spending && spendingByDay(spending, today)
  return (
    <Panel id="spending" title="Spent in the last 30 days" aside={`days in ${timeZone}`}>
      {byDay && byDay.series.length > 0 ? (
        <SpendingChart spending={byDay} />
      ) : (
        <p className="py-16 text-center text-ink-faint text-sm">
          {byDay ? 'No credits spent in the last 30 days.' : "This server doesn't show daily spending."}
        </p>
      )}
    </Panel>
  )
}
