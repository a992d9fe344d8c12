import type { WebhookActivitySpan } from '#contract/webhook-activity.ts'
import { formatNumber } from '#lib/format-number.ts'
import { activityFigures, spanFigures } from './activity-figures.ts'

/** The days of a week as small bars, what arrived below what did not; a day without any keeps its place. */
export function EndpointWeek({ spans }: { spans: readonly WebhookActivitySpan[] }) {
  const days = spans.map((span) => {
    const { delivered, failed, unsent, retrying } = spanFigures(span)
    return { from: span.from, delivered, lost: failed + unsent, retrying }
  })
  const most = Math.max(1, ...days.map(({ delivered, lost, retrying }) => delivered + lost + retrying))
  const { delivered, failed, unsent, retrying } = activityFigures(spans)
  const share = (value: number) => `${(value / most) * 100}%`
  return (
    <div
      role="img"
      aria-label={`${formatNumber(delivered)} delivered, ${formatNumber(failed + unsent)} failed or not sent, ${formatNumber(retrying)} retrying in ${days.length} days`}
      className="flex h-5 w-16 shrink-0 items-end gap-0.5 border-rule border-b"
    >
      {days.map(({ from, ...day }) => (
        <span key={from} className="flex h-full flex-1 flex-col-reverse">
          {day.delivered > 0 && (
            <span className="min-h-px bg-good/70" style={{ height: share(day.delivered) }} />
          )}
          {day.retrying > 0 && <span className="min-h-px bg-warn" style={{ height: share(day.retrying) }} />}
          {day.lost > 0 && <span className="min-h-px bg-bad" style={{ height: share(day.lost) }} />}
        </span>
      ))}
    </div>
  )
}
