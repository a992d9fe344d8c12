import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { formatCount, formatCredits, formatNumber } from '#lib/format-number.ts'
import { burnForecast } from './burn-forecast.ts'
import { roughly } from './interval-words.ts'

export type ForecastPanelProps = {
  creditsPerArticle: number | undefined
  intervalMinutes: number | undefined
  /** What can be spent; undefined where the service does not tell. */
  credits: number | undefined
  /** The service does not tell prices in advance. */
  unpriced?: boolean
}

/** What a session burns in a month, against the balance. */
export function ForecastPanel({ creditsPerArticle, intervalMinutes, credits, unpriced }: ForecastPanelProps) {
  if (creditsPerArticle === undefined || intervalMinutes === undefined) {
    return (
      <Panel title="A month of it">
        <p className="text-ink-faint text-sm">
          {unpriced
            ? 'This service does not tell prices in advance, so there is no forecast.'
            : 'The forecast appears once the rhythm is complete.'}
        </p>
      </Panel>
    )
  }
  const forecast = burnForecast({ creditsPerArticle, intervalMinutes, credits: credits ?? 0 })
  const share =
    credits === undefined || forecast.creditsPerMonth === 0
      ? undefined
      : Math.min(1, credits / forecast.creditsPerMonth)
  return (
    <Panel title="A month of it">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-3xl text-ink">{formatNumber(forecast.creditsPerMonth)}</span>
        <span className="text-ink-soft text-sm">credits in 30 days</span>
      </p>
      <p className="mt-1 text-ink-soft text-sm">
        {formatCount(forecast.articlesPerMonth, 'article')} at {formatCredits(creditsPerArticle)} each
      </p>
      {credits !== undefined && (
        <div className="mt-3 grid gap-1.5 border-rule border-t pt-3 text-sm">
          {share !== undefined && (
            <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-well">
              <span
                className={`block h-full rounded-full ${share < 1 ? 'bg-warn' : 'bg-good'}`}
                style={{ width: `${Math.round(share * 100)}%` }}
              />
            </span>
          )}
          <p className="text-ink">{lasting(credits, forecast.articlesPaid, forecast.lastsMinutes)}</p>
          {forecast.missingForMonth > 0 ? (
            <p className="text-ink-soft">
              {formatNumber(forecast.missingForMonth)} are missing for the month; it pauses by itself when
              they run out. <TextLink href="/credits">Get credits</TextLink>
            </p>
          ) : (
            <p className="text-ink-soft">
              {formatNumber(credits - forecast.creditsPerMonth)} are left after the month.
            </p>
          )}
        </div>
      )}
    </Panel>
  )
}

function lasting(credits: number, articles: number, minutes: number): string {
  if (articles === 0) return `Your ${formatNumber(credits)} credits do not pay for one article.`
  return `Your ${formatNumber(credits)} credits last for ${formatCount(articles, 'article')}, ${roughly(minutes)}.`
}
