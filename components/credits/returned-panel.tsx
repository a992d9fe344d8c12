import { Panel } from '#components/ui/panel.tsx'
import type { ReturnedCredits } from '#contract/credits.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { operationArea } from './operation-area.ts'

/** What was refunded in the last 30 days, and why. Nothing while nothing did, or the server does not report it. */
export function ReturnedPanel({ returned }: { returned: readonly ReturnedCredits[] | undefined }) {
  if (!returned || returned.length === 0) return null
  return (
    <Panel title="Refunded in the last 30 days" aside={formatCount(sum(returned), 'credit')}>
      <ul className="grid gap-2">
        {[...Map.groupBy(returned, ({ operation }) => operationArea(operation))].map(([area, rows]) => (
          <li key={area} className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0 text-ink">
              {area}
              {rows.map(({ operation, kind, runs }) => (
                <span key={`${operation}.${kind}`} className="block text-ink-faint text-xs">
                  {formatCount(runs, 'run')} {reason(kind)}
                </span>
              ))}
            </span>
            <span className="text-ink-soft">+{formatNumber(sum(rows))}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function sum(rows: readonly ReturnedCredits[]): number {
  return rows.reduce((total, { credits }) => total + credits, 0)
}

function reason(kind: string): string {
  if (kind === 'release') return 'ended without a result'
  return kind === 'settle' ? 'used less than was reserved' : kind.replaceAll('_', ' ')
}
