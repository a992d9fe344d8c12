import { ChartOrTable } from '#components/ui/chart-or-table.tsx'
import type { Results } from '#contract/results.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { niceTicks } from '#lib/nice-ticks.ts'

type Day = Results['days'][number]

export type ViewsChartProps = {
  days: Results['days']
  /** The last day goes on: its bar is open. */
  isUnfinished?: boolean
}

/** Views and visitors of each day: as bars, or with the other numbers as a table. */
export function ViewsChart({ days, isUnfinished = false }: ViewsChartProps) {
  const shown = days.filter(
    ({ views, reads, clicks, confirmed_leads }) => views + reads + clicks + confirmed_leads > 0,
  )
  return (
    <ChartOrTable
      label="Views by day"
      panel={{ title: 'Views by day', fills: true }}
      chart={<Bars days={days} isUnfinished={isUnfinished} />}
      columns={['Day', 'Views', 'Visitors', 'Reads', 'Clicks', 'Sign-ups']}
      rows={shown
        .toReversed()
        .map(({ day, views, visitors, reads, clicks, confirmed_leads }) => [
          isUnfinished && day === days.at(-1)?.day ? `${formatDay(day)}, so far` : formatDay(day),
          ...[views, visitors, reads, clicks, confirmed_leads].map(formatNumber),
        ])}
      note={
        <span className="flex flex-wrap gap-x-4 text-ink-soft">
          <Key colour="--well" words="Views" />
          <Key colour="--ink-soft" words="Visitors" />
          {days.length <= maxDaysWithWeekends && days.some(({ day }) => isWeekend(day)) && (
            <Key colour="--hover" words="Weekend" isGround />
          )}
        </span>
      }
    />
  )
}

/** Of more, weekends are too narrow to be seen as what makes a week. */
const maxDaysWithWeekends = 31
const height = 160
const step = 12
const gap = 3

/** Drawn without a script: a bar of views a day, with its visitors in it. */
function Bars({ days, isUnfinished }: { days: readonly Day[]; isUnfinished: boolean }) {
  const marks = niceTicks(Math.max(4, ...days.map(({ views }) => views))).toReversed()
  const most = marks[0] ?? 1
  const high = (value: number) => (value / most) * height
  const total = days.reduce((sum, { views }) => sum + views, 0)
  const dated = datedDays(days.length)
  const showsWeekends = days.length <= maxDaysWithWeekends
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
          aria-label={`${formatCount(total, 'view')} in ${formatCount(days.length, 'day')}`}
          viewBox={`0 0 ${days.length * step} ${height}`}
          preserveAspectRatio="none"
          className="block h-40 w-full border-rule-strong border-b"
        >
          {marks.slice(0, -1).map((mark) => (
            <line
              key={mark}
              x1={0}
              x2={days.length * step}
              y1={height - high(mark) + 0.5}
              y2={height - high(mark) + 0.5}
              stroke="var(--rule)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {days.map(({ day, views, visitors }, at) => (
            <g key={day}>
              <title>{`${formatDay(day, 'dayMonth')}: ${formatCount(views, 'view')}, ${formatCount(visitors, 'visitor')}`}</title>
              <rect
                x={at * step - gap / 2}
                y={0}
                width={step}
                height={height}
                fill={showsWeekends && isWeekend(day) ? 'var(--hover)' : 'transparent'}
              />
              <rect
                x={at * step}
                y={height - high(views)}
                width={step - gap}
                height={high(views)}
                fill={isUnfinished && at === days.length - 1 ? 'transparent' : 'var(--well)'}
                stroke="var(--ink-soft)"
                strokeDasharray={isUnfinished && at === days.length - 1 ? '3 3' : undefined}
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
              className={classNames(
                'absolute pt-1 whitespace-nowrap',
                at === days.length - 1 ? 'right-0' : at === 0 ? 'left-0' : '-translate-x-1/2',
              )}
              style={
                at === days.length - 1 || at === 0
                  ? undefined
                  : { left: `${((at + 0.4) / days.length) * 100}%` }
              }
            >
              {formatDay(days[at]?.day ?? '', 'dayMonth')}
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

/** Which of so many days are named below: the last, and those whole weeks or months before it, eight at most. */
function datedDays(count: number): number[] {
  const apart = Math.max(1, Math.ceil(count / 6 / 7) * 7)
  const every = count <= 8 ? 1 : apart
  return Array.from({ length: Math.ceil(count / every) }, (_, back) => count - 1 - back * every)
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
