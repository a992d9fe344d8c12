import { Panel } from '#components/ui/panel.tsx'
import type { SpendingByDay } from './spending-by-day.ts'
import { SpendingChart } from './spending-chart.tsx'

export type SpendingPanelProps = { spending: SpendingByDay; timeZone: string }

/** Where the credits of the last 30 days went. */
export function SpendingPanel({ spending, timeZone }: SpendingPanelProps) {
  return (
    <Panel id="spending" title="Spent in the last 30 days" aside={`days in ${timeZone}`}>
      <SpendingChart spending={spending} />
    </Panel>
  )
}
