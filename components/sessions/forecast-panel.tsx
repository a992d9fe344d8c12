import type { ReactNode } from 'react'
import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { formatCount, formatCredits, formatNumber } from '#lib/format-number.ts'
import { burnForecast } from './burn-forecast.ts'
import { roughly } from './interval-words.ts'

export type ForecastPanelProps = {
  creditsPerArticle: number | undefined
  intervalMinutes: number | undefined
  /** What can be spent; undefined if the service does not report it. */
  credits: number | undefined
  /** The service does not report prices in advance. */
  unpriced?: boolean
}

/** What a session burns in a month, against the balance. */
export function ForecastPanel({ creditsPerArticle, intervalMinutes, credits, unpriced }: ForecastPanelProps) {
  if (unpriced && creditsPerArticle === undefined) {
    return (
      <Panel title="30-day forecast">
        <p className="text-ink-faint text-sm">
          This server doesn't show prices in advance, so there is no forecast.
        </p>
      </Panel>
    )
  }
  if (creditsPerArticle === undefined || intervalMinutes === undefined) {
    const waits = intervalMinutes !== undefined
    return (
      <ForecastFrame
        figure="–"
        rate={waits ? 'Pricing…' : 'Enter an interval to see the forecast.'}
        share={0}
      />
    )
  }
  const forecast = burnForecast({ creditsPerArticle, intervalMinutes, credits: credits ?? 0 })
  const share =
    credits === undefined || forecast.creditsPerMonth === 0
      ? undefined
      : Math.min(1, credits / forecast.creditsPerMonth)
  return (
    <ForecastFrame
      figure={formatNumber(forecast.creditsPerMonth)}
      rate={`${formatCount(forecast.articlesPerMonth, 'article')} at ${formatCredits(creditsPerArticle)} each`}
      share={share}
    >
      {credits !== undefined && (
        <>
          <p className="text-ink">{lasting(credits, forecast.articlesPaid, forecast.lastsMinutes)}</p>
          {forecast.missingForMonth > 0 ? (
            <p className="text-ink-soft">
              You need {formatNumber(forecast.missingForMonth)} more for the month. The session pauses when
              credits run out. <TextLink href="/credits">Get credits</TextLink>
            </p>
          ) : (
            <p className="text-ink-soft">
              {formatNumber(credits - forecast.creditsPerMonth)} left after the month.
            </p>
          )}
        </>
      )}
    </ForecastFrame>
  )
}

type ForecastFrameProps = {
  figure: string
  rate: string
  /** How much of the month the balance pays, from 0 to 1; undefined draws no bar. */
  share: number | undefined
  children?: ReactNode
}

/** As high before the forecast is known as after: the button is below it, and must not move from under the pointer. */
function ForecastFrame({ figure, rate, share, children }: ForecastFrameProps) {
  return (
    <Panel title="30-day forecast">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-3xl text-ink">{figure}</span>
        <span className="text-ink-soft text-sm">credits in 30 days</span>
      </p>
      <p className="mt-1 text-ink-soft text-sm">{rate}</p>
      {(share !== undefined || children) && (
        <div className="mt-3 grid min-h-28 content-start gap-1.5 border-rule border-t pt-3 text-sm">
          {share !== undefined && (
            <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-well">
              <span
                className={`block h-full rounded-full ${share < 1 ? 'bg-warn' : 'bg-good'}`}
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

function lasting(credits: number, articles: number, minutes: number): string {
  if (articles === 0) return "You don't have enough credits for one article."
  return `Your ${formatCount(credits, 'credit lasts', 'credits last')} for ${formatCount(articles, 'article')}, ${roughly(minutes)}.`
}
