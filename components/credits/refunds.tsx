import type { ReturnedCredits } from '#contract/credits.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { operationArea } from './operation-area.ts'

/** What was refunded in the days of the chart, and why. Nothing while nothing was, or the server does not report it. */
export function Refunds({ returned }: { returned: readonly ReturnedCredits[] | undefined }) {
  if (!returned || returned.length === 0) return null
  return (
    <section aria-labelledby="refunded" className="grid gap-1.5 text-xs">
      <h3 id="refunded" className="flex justify-between gap-2 font-medium text-ink">
        Refunded <span className="mr-11">+{formatNumber(sum(returned))}</span>
      </h3>
      <ul className="grid gap-1 text-ink-faint">
        {[...Map.groupBy(returned, ({ operation }) => operationArea(operation))].map(([area, rows]) => (
          <li key={area}>
            {area}: {rows.map(({ kind, runs }) => `${formatCount(runs, 'run')} ${reason(kind)}`).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  )
}

function sum(rows: readonly ReturnedCredits[]): number {
  return rows.reduce((total, { credits }) => total + credits, 0)
}

function reason(kind: string): string {
  if (kind === 'release') return 'ended without a result'
  return kind === 'settle' ? 'used less than reserved' : kind.replaceAll('_', ' ')
}
