import { SourceGroups, SourcesPanel } from '#components/jobs/sources-panel.tsx'
import type { ForecastState } from '#components/jobs/use-article-forecast.ts'
import type { ArticleForecast } from '#contract/article-forecast.ts'
import { classNames } from '#lib/class-names.ts'

/** What an article would rest on, before it is written; the price stands at the button, and its length at the choice of one. */
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
            ? "Couldn't check your sources. You can start anyway."
            : isAsked
              ? 'Searching your documents…'
              : 'Enter a topic or a URL to see what it can draw on. Checking is free.'}
        </p>
      )}
    </SourcesPanel>
  )
}

function Forecast({ forecast, isOfEarlier }: { forecast: ArticleForecast; isOfEarlier: boolean }) {
  const { words_expected, notes, engine, sources } = forecast
  const isDigest = engine === 'built-in'
  return (
    // What was found for another choice stays in its place until there is something else.
    <div className={classNames('grid gap-3', isOfEarlier && 'opacity-60')}>
      {words_expected === 0 && (
        <p role="status" className="text-ink text-sm">
          <span className="font-medium">Not enough sources for {isDigest ? 'a digest' : 'an article'}</span>
          {isDigest && ': you get a brief of what is known, and what to find out.'}
        </p>
      )}
      <SourceGroups sources={sources} isDigest={isDigest} />
      {notes.length > 0 && (
        <ul
          aria-label="Notes"
          className="grid gap-1.5 border-rule text-ink-soft text-xs not-first:border-t not-first:pt-3"
        >
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
