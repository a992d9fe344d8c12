'use client'
import { useQuery } from '@tanstack/react-query'
import { DayBars } from '#components/ui/day-bars.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Spending } from '#contract/credits.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { usualDays } from '#lib/usual-period.ts'
import { DayDots, maxDots } from './day-dots.tsx'
import { byDay, type DayValue, overviewDays, twoWeeks } from './past-days.ts'

export type TrendsPanelProps = {
  today: string
  /** Left out where the service does not report it. */
  spending: readonly Spending[] | undefined
}

/** How things go: what was published and spent on each of the last 30 days, as far as it is known. */
export function TrendsPanel({ today, spending }: TrendsPanelProps) {
  const { data: schedule } = useQuery(operationQuery('getSchedule', { query: overviewDays(today) }))
  const published = schedule?.entries.filter(({ kind }) => kind === 'published')
  const trends = [
    published && {
      title: 'Published',
      unit: 'articles',
      href: '/articles?status=published',
      values: published.map(({ date }) => ({ date, amount: 1 })),
    },
    spending && {
      title: 'Credits spent',
      unit: 'credits',
      href: '/credits',
      values: spending.map(({ date, credits }) => ({ date, amount: credits })),
    },
  ]
    .filter((trend) => trend !== undefined)
    .map(({ values, ...trend }) => ({ ...trend, days: byDay(values, today) }))
    // A row of nothing is no trend.
    .filter(({ days }) => days.some(({ value }) => value > 0))
  if (trends.length === 0) return null
  return (
    <Panel title={`Published and spent in ${usualDays} days`}>
      <div className="grid gap-5">
        {trends.map((trend) => (
          <Trend key={trend.title} {...trend} />
        ))}
      </div>
    </Panel>
  )
}

type TrendProps = {
  title: string
  unit: string
  href: string
  days: readonly DayValue[]
}

function Trend({ title, unit, href, days }: TrendProps) {
  const total = formatNumber(days.reduce((sum, { value }) => sum + value, 0))
  const { last, before } = twoWeeks(days)
  const compared = `${formatNumber(last)} in the past 7 days, ${formatNumber(before)} in the 7 before`
  const [first] = days
  const Chart = days.every(({ value }) => value <= maxDots) ? DayDots : DayBars
  return (
    <div className="group/trend relative grid gap-1.5">
      <p className="flex items-baseline justify-between gap-3">
        {/* All of it leads there; the name alone is what is read out. */}
        <IntentLink
          href={href}
          className="text-ink-soft text-sm after:absolute after:-inset-x-2 after:-inset-y-1.5 after:rounded-md group-hover/trend:text-ink group-hover/trend:after:bg-ink/4"
        >
          {title}
        </IntentLink>
        <span className="font-serif text-ink text-xl">{total}</span>
      </p>
      <Chart label={`${title}: ${total} ${unit}; ${compared}`} days={days} />
      {first && (
        <p aria-hidden className="flex justify-between text-2xs text-ink-faint">
          <span>{formatDay(first.day, 'dayMonth')}</span>
          <span>Yesterday</span>
        </p>
      )}
      <p className="text-ink-faint text-xs">{compared}</p>
    </div>
  )
}
