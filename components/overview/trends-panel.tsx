'use client'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMe } from '#components/shell/me.tsx'
import { DayBars } from '#components/ui/day-bars.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { TenantBalance } from '#contract/agents.ts'
import type { Spending } from '#contract/credits.ts'
import type { Results } from '#contract/results.ts'
import { lastingWords } from '#lib/burn-words.ts'
import type { CreditBurn } from '#lib/credit-burn.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { usualDays } from '#lib/usual-days.ts'
import { DayDots, maxDots } from './day-dots.tsx'
import { byDay, type DayValue, overviewDays, twoWeeks } from './past-days.ts'

export type TrendsPanelProps = {
  today: string
  /** Left out where the service does not report it, as is the next. */
  spending: readonly Spending[] | undefined
  /** For how long the balance lasts; absent where that is not known. */
  burn?: CreditBurn | undefined
  reading: Results['days'] | undefined
}

/** How things go: what was read, published and spent on each day of the last 30 days, as far as it is known. */
export function TrendsPanel({ today, spending, burn, reading }: TrendsPanelProps) {
  const { data: schedule } = useQuery(operationQuery('getSchedule', { query: overviewDays(today) }))
  const { me } = useMe()
  const balance = me && spending && <BalanceNote balance={me.tenant_balance} burn={burn} />
  const published = schedule?.entries.filter(({ kind }) => kind === 'published')
  const trends = [
    reading && {
      title: 'Views',
      unit: 'views',
      href: '/results',
      values: reading.map(({ day, views }) => ({ date: day, amount: views })),
    },
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
    <Panel title={`Last ${usualDays} days`}>
      <div className="grid gap-5">
        {trends.map((trend) => (
          <Trend key={trend.title} {...trend} note={trend.href === '/credits' ? balance : undefined} />
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
  note?: ReactNode
}

function Trend({ title, unit, href, days, note }: TrendProps) {
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
          <span>Today</span>
        </p>
      )}
      <p className="text-ink-faint text-xs">{compared}</p>
      {note}
    </div>
  )
}

/** What stays, in the words that matter while it is enough, and with the way to more when it is not. */
function BalanceNote({ balance, burn }: { balance: TenantBalance; burn: CreditBurn | undefined }) {
  const { credits, held, status } = balance
  const lasts = burn && lastingWords(credits, burn)
  return (
    <p className="relative w-fit text-ink text-xs">
      {formatNumber(credits)} available{held > 0 && `, ${formatNumber(held)} reserved`}
      {lasts && `. Enough for ${lasts}`}
      {status !== 'healthy' && (
        <>
          {'. '}
          <TextLink href="/credits">Get credits</TextLink>
        </>
      )}
    </p>
  )
}
