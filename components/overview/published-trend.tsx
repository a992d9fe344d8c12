'use client'
import { useQuery } from '@tanstack/react-query'
import { DayBars } from '#components/ui/day-bars.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { formatDay } from '#lib/format-day.ts'
import { formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { usualDays } from '#lib/usual-period.ts'
import { DayDots, maxDots } from './day-dots.tsx'
import { byDay, overviewDays, twoWeeks } from './past-days.ts'

/** What was published on each of the last 30 days. Nothing while nothing was. */
export function PublishedTrend({ today }: { today: string }) {
  const { data: schedule } = useQuery(operationQuery('getSchedule', { query: overviewDays(today) }))
  const published = schedule?.entries.filter(({ kind }) => kind === 'published') ?? []
  const days = byDay(
    published.map(({ date }) => ({ date, amount: 1 })),
    today,
  )
  const total = days.reduce((sum, { value }) => sum + value, 0)
  if (total === 0) return null
  const { last, before } = twoWeeks(days)
  const compared = `${formatNumber(last)} in the past 7 days, ${formatNumber(before)} in the 7 before`
  const Chart = days.every(({ value }) => value <= maxDots) ? DayDots : DayBars
  return (
    <Panel
      title={`Published in ${usualDays} days`}
      aside={<TextLink href="/articles?status=published">{formatNumber(total)}</TextLink>}
    >
      <div className="grid gap-1.5">
        <Chart label={`Published: ${formatNumber(total)} articles; ${compared}`} days={days} />
        <p aria-hidden className="flex justify-between text-2xs text-ink-faint">
          <span>{formatDay(days[0]?.day ?? '', 'dayMonth')}</span>
          <span>Yesterday</span>
        </p>
        <p className="text-ink-faint text-xs">{compared}</p>
      </div>
    </Panel>
  )
}
