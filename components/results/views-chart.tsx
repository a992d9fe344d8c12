import type { CSSProperties } from 'react'
import { ChartOrTable } from '#components/ui/chart-or-table.tsx'
import type { Results } from '#contract/results.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDay, formatDays } from '#lib/format-day.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { niceTicks } from '#lib/nice-ticks.ts'
import { type ChartBar, chartBars } from './chart-bars.ts'

export type ViewsChartProps = {
  days: Results['days']
  /** The last day goes on: its bar is open. */
  isUnfinished?: boolean
}

/** Views and visitors of each day or week: as bars, or with the other numbers as a table. */
export function ViewsChart({ days, isUnfinished = false }: ViewsChartProps) {
  const { bars, isWeekly, since } = chartBars(days)
  const shown = bars.filter(
    ({ views, reads, clicks, confirmed_leads }) => views + reads + clicks + confirmed_leads > 0,
  )
  const unit = isWeekly ? 'week' : 'day'
  return (
    <ChartOrTable
      label={`Views by ${unit}`}
      panel={{
        title: isUnfinished ? `Views, last ${formatCount(days.length, 'day')}` : `Views by ${unit}`,
        aside: since && `no views before ${formatDay(since, 'dayMonth')}`,
        fills: true,
      }}
      chart={<Bars bars={bars} isWeekly={isWeekly} isUnfinished={isUnfinished} />}
      columns={[isWeekly ? 'Week' : 'Day', 'Views', 'Visitors', 'Reads', 'Clicks', 'Sign-ups']}
      rows={shown
        .toReversed()
        .map(({ from, to, views, visitors, reads, clicks, confirmed_leads }) => [
          isUnfinished && to === bars.at(-1)?.to ? `${formatDay(to)}, so far` : formatDays(from, to),
          ...[views, visitors, reads, clicks, confirmed_leads].map(formatNumber),
        ])}
      note={
        <span className="flex flex-wrap gap-x-4 text-ink-soft">
          <Key colour="--well" words="Views" />
          <Key colour="--ink-soft" words="Visitors" />
          {showsWeekends(bars) && bars.some(({ from }) => isWeekend(from)) && (
            <Key colour="--hover" words="Weekend" isGround />
          )}
        </span>
      }
    />
  )
}

/** Of more, weekends are too narrow to be seen as what makes a week. */
const maxDaysWithWeekends = 31
const showsWeekends = (bars: readonly ChartBar[]) =>
  bars.length <= maxDaysWithWeekends && bars.every(({ from, to }) => from === to)
const height = 160
const step = 12
const gap = 3

type BarsProps = { bars: readonly ChartBar[]; isWeekly: boolean; isUnfinished: boolean }

/** Drawn without a script: a bar of views, with the visitors in it. */
function Bars({ bars, isWeekly, isUnfinished }: BarsProps) {
  const marks = niceTicks(Math.max(4, ...bars.map(({ views }) => views))).toReversed()
  const most = marks[0] ?? 1
  const high = (value: number) => (value / most) * height
  const total = bars.reduce((sum, { views }) => sum + views, 0)
  const count = bars.length
  const dated = datedBars(count, isWeekly)
  const withWeekends = showsWeekends(bars)
  return (
    <div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div className="relative h-40 text-right text-2xs text-ink-faint leading-none" aria-hidden>
          {/* As wide as the longest of them, which stand beside their lines. */}
          <span className="invisible">{formatNumber(most)}</span>
          {marks.map((mark) => (
            <span
              key={mark}
              className="absolute right-0 -translate-y-1/2"
              style={{ top: `${100 - (100 * mark) / most}%` }}
            >
              {formatNumber(mark)}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={`${formatCount(total, 'view')} in ${formatCount(count, isWeekly ? 'week' : 'day')}`}
          viewBox={`0 0 ${count * step} ${height}`}
          preserveAspectRatio="none"
          className="block h-40 w-full border-rule-strong border-b"
        >
          {marks.slice(0, -1).map((mark) => (
            <line
              key={mark}
              x1={0}
              x2={count * step}
              y1={height - high(mark) + 0.5}
              y2={height - high(mark) + 0.5}
              stroke="var(--rule)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {bars.map(({ from, to, views, visitors }, at) => (
            <g key={from}>
              <title>{`${isWeekly ? formatDays(from, to) : formatDay(from, 'dayMonth')}: ${formatCount(views, 'view')}, ${formatCount(visitors, 'visitor')}`}</title>
              <rect
                x={at * step - gap / 2}
                y={0}
                width={step}
                height={height}
                fill={withWeekends && isWeekend(from) ? 'var(--hover)' : 'transparent'}
              />
              <rect
                x={at * step}
                y={height - high(views)}
                width={step - gap}
                height={high(views)}
                fill={isUnfinished && at === count - 1 ? 'transparent' : 'var(--well)'}
                stroke="var(--ink-soft)"
                strokeDasharray={isUnfinished && at === count - 1 ? '3 3' : undefined}
                vectorEffect="non-scaling-stroke"
              />
              <rect
                x={at * step}
                y={height - high(Math.min(visitors, views))}
                width={step - gap}
                height={high(Math.min(visitors, views))}
                fill="var(--ink-soft)"
              />
            </g>
          ))}
        </svg>
        <span />
        <p className="relative h-5 text-2xs text-ink-faint" aria-hidden>
          {dated.map((at) => (
            <span
              key={at}
              className={classNames('absolute pt-1 whitespace-nowrap', placeOf(at, count).className)}
              style={placeOf(at, count).style}
            >
              {formatDay(bars[at]?.from ?? '', 'dayMonth')}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}

function Key({
  colour,
  words,
  isGround = false,
}: {
  colour: `--${string}`
  words: string
  /** It lies behind the bars, and has no edge. */
  isGround?: boolean
}) {
  return (
    <span className="flex items-center gap-1.5">
      <span
        aria-hidden
        className={classNames('size-2.5 rounded-xs border', isGround ? 'border-rule' : 'border-ink-soft')}
        style={{ background: `var(${colour})` }}
      />
      {words}
    </span>
  )
}

/** Below the middle of its bar; at the ends of many bars, which are narrower than a date, level with the chart's. */
function placeOf(at: number, count: number): { className: string; style?: CSSProperties } {
  if (count > 8 && at === count - 1) return { className: 'right-0' }
  if (count > 8 && at === 0) return { className: 'left-0' }
  return {
    className: '-translate-x-1/2',
    style: { left: `${((at + (step - gap) / step / 2) / count) * 100}%` },
  }
}

/** Which of so many bars are named below: the last, and those whole weeks or months before it, eight at most. */
function datedBars(count: number, isWeekly: boolean): number[] {
  const apart = isWeekly ? Math.ceil(count / 6) : Math.max(1, Math.ceil(count / 6 / 7) * 7)
  const every = count <= 8 ? 1 : apart
  return Array.from({ length: Math.ceil(count / every) }, (_, back) => count - 1 - back * every)
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
