import type { ReactNode } from 'react'
import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Problem } from '#lib/action-result.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { priceRange } from '#lib/price-range.ts'
import { type BurnForecast, burnForecast } from './burn-forecast.ts'
import { roughly } from './interval-words.ts'

export type ForecastPanelProps = {
  /** What each run reserves; undefined while there is no price. */
  held: number | undefined
  /** What such articles were charged, where there were any. */
  expected: number | undefined
  intervalMinutes: number | undefined
  /** Minutes until the next run; left out for a session that is not begun. */
  nextInMinutes?: number | undefined
  /** What can be spent; undefined if the service does not report it. */
  credits: number | undefined
  /** Why there is no price. */
  failure?: Problem | undefined
}

/** What a session burns in a month, against the balance. */
export function ForecastPanel({
  held,
  expected,
  intervalMinutes,
  nextInMinutes,
  credits,
  failure,
}: ForecastPanelProps) {
  if (failure && held === undefined) {
    return (
      <Panel title="30-day forecast">
        <p className="text-ink-faint text-sm">
          {failure.kind === 'not_offered'
            ? "This server doesn't show prices in advance, so there is no forecast."
            : `No forecast without the price: ${failure.message}`}
        </p>
      </Panel>
    )
  }
  if (held === undefined || intervalMinutes === undefined) {
    const waits = intervalMinutes !== undefined
    return <ForecastFrame figure="–" rate={waits ? 'Pricing…' : 'Enter an interval to see the forecast.'} />
  }
  const perArticle = expected ?? held
  const forecast = burnForecast({
    perArticle,
    held,
    intervalMinutes,
    nextInMinutes,
    credits: credits ?? 0,
  })
  // A balance that pays for all of it needs no picture.
  const share =
    credits === undefined || credits >= forecast.creditsPerMonth
      ? undefined
      : credits / forecast.creditsPerMonth
  return (
    <ForecastFrame
      figure={formatNumber(forecast.creditsPerMonth)}
      rate={`${formatCount(forecast.articlesPerMonth, 'article')}, each ${priceRange(held, expected)}`}
      isMost={expected === undefined}
      share={share}
    >
      {credits === undefined ? null : forecast.missingForMonth > 0 ? (
        <>
          <p className="text-ink">{paying(credits, forecast)}</p>
          <p className="text-ink-soft">
            You need {formatNumber(forecast.missingForMonth)} more for 30 days. The session pauses when
            credits run out. <TextLink href="/credits">Get credits</TextLink>
          </p>
        </>
      ) : (
        <p className="text-ink-soft">
          {expected === undefined ? 'At least' : 'About'}{' '}
          <span className="text-ink">{formatNumber(credits - forecast.creditsPerMonth)}</span> left after it
        </p>
      )}
    </ForecastFrame>
  )
}

type ForecastFrameProps = {
  figure: string
  rate: string
  /** How much of the month the balance pays, from 0 to less than 1; left out where it pays all. */
  share?: number | undefined
  /** The figure is the most that it can be. */
  isMost?: boolean
  children?: ReactNode
}

function ForecastFrame({ figure, rate, share, isMost = false, children }: ForecastFrameProps) {
  return (
    <Panel title="30-day forecast">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-3xl text-ink">{figure}</span>
        <span className="text-ink-soft text-sm">{isMost ? 'credits or less' : 'credits expected'}</span>
      </p>
      <p className="mt-1 text-ink-soft text-sm">{rate}</p>
      {(share !== undefined || children) && (
        <div className="mt-3 grid content-start gap-1.5 border-rule border-t pt-3 text-sm">
          {share !== undefined && (
            <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-well">
              <span
                className="block h-full rounded-full bg-warn"
                style={{ width: `${Math.round(share * 100)}%` }}
              />
            </span>
          )}
          {children}
        </div>
      )}
    </Panel>
  )
}

/** For how long only where that is less than the forecast: beyond it, other articles and runs count as much. */
function paying(credits: number, { articlesPaid, lastsMinutes }: BurnForecast): string {
  if (articlesPaid === 0) return "You don't have enough credits for one article."
  const words = `Your ${formatCount(credits, 'credit pays', 'credits pay')} for ${formatCount(articlesPaid, 'article')}`
  return `${words}: ${roughly(lastsMinutes)}, if nothing else is charged.`
}
