import { SourceGroups, SourcesPanel } from '#components/jobs/sources-panel.tsx'
import type { ForecastState } from '#components/jobs/use-article-forecast.ts'
import type { ArticleForecast } from '#contract/article-forecast.ts'
import { formatNumber } from '#lib/format-number.ts'

/** What an article would rest on and how long it would be, before it is written; the price stands at the button. */
export function EvidencePanel({
  forecast,
  isAsked,
  isFetching,
  isOfEarlier,
  isError,
  isOffered,
}: ForecastState) {
  if (!isOffered) return null
  return (
    <SourcesPanel isFetching={isFetching} isChecking={isFetching && forecast !== undefined}>
      {forecast ? (
        <Forecast forecast={forecast} isOfEarlier={isOfEarlier} />
      ) : (
        <p className="text-ink-faint text-sm">
          {isError
            ? "Couldn't check your sources. You can write the article anyway."
            : isAsked
              ? 'Searching your documents…'
              : 'Enter a topic or a URL to see what the article can draw on. Checking is free.'}
        </p>
      )}
    </SourcesPanel>
  )
}

function Forecast({ forecast, isOfEarlier }: { forecast: ArticleForecast; isOfEarlier: boolean }) {
  const { words_expected, notes, engine, sources } = forecast
  return (
    <div className="grid gap-3">
      <p className="text-ink text-sm" aria-live="polite">
        {isOfEarlier ? (
          // The last length was that of another choice.
          <span className="text-ink-soft">Measuring the length…</span>
        ) : words_expected > 0 ? (
          <>
            About <span className="font-medium">{formatNumber(words_expected)} words</span>
          </>
        ) : (
          <span className="font-medium">Not enough sources for an article</span>
        )}
      </p>
      <SourceGroups sources={sources} isDigest={engine === 'built-in'} />
      {notes.length > 0 && !isOfEarlier && (
        <ul aria-label="Notes" className="grid gap-1.5 border-rule border-t pt-3 text-ink-soft text-xs">
          {notes.map((note) => (
            <li key={note} className="wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
