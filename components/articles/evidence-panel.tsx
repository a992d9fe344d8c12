import { StatusPill } from '#components/ui/status-pill.tsx'
import type { ArticleForecast } from '#contract/article-forecast.ts'
import { formatNumber } from '#lib/format-number.ts'
import { evidenceGroups } from './evidence-groups.ts'
import { EvidenceSourceItem } from './evidence-source-item.tsx'
import { onTopic } from './on-topic.ts'
import type { ForecastState } from './use-article-forecast.ts'

const maxSources = 6

/** What an article would rest on and how long it would be, before it is written; the price stands at the button. */
export function EvidencePanel({ forecast, isAsked, isFetching, isError, isOffered }: ForecastState) {
  if (!isOffered) return null
  return (
    <section
      aria-labelledby="evidence"
      aria-busy={isFetching}
      // Beside the form it takes the height that the price leaves it.
      className="min-h-0 rounded-lg border border-rule bg-sheet lg:flex lg:flex-col"
    >
      <header className="flex items-baseline justify-between gap-3 border-rule border-b px-4 py-2.5">
        <h2 id="evidence" className="font-medium text-ink text-sm">
          Sources
        </h2>
        {isFetching && forecast && <span className="text-ink-soft text-xs">Checking…</span>}
      </header>
      <div className="min-h-0 overflow-y-auto px-4 py-3">
        {forecast ? (
          <Forecast forecast={forecast} isFetching={isFetching} />
        ) : (
          <p className="text-ink-faint text-sm">
            {isError
              ? "Couldn't check your sources. You can write the article anyway."
              : isAsked
                ? 'Searching your documents…'
                : 'Enter a topic or a URL to see what the article can draw on. Checking is free.'}
          </p>
        )}
      </div>
    </section>
  )
}

function Forecast({ forecast, isFetching }: { forecast: ArticleForecast; isFetching: boolean }) {
  const { words_expected, notes, engine } = forecast
  const sources = onTopic(forecast.sources)
  const shown = sources.slice(0, maxSources)
  return (
    <div className="grid gap-3">
      <p className="text-ink text-sm" aria-live="polite">
        {isFetching ? (
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
      {shown.length > 0 && (
        <div className="grid gap-4">
          {evidenceGroups(shown).map((group) => (
            <div key={group.label} className="grid gap-2">
              <StatusPill tone={group.tone}>{group.label}</StatusPill>
              <ul aria-label={group.label} className="grid gap-2">
                {group.sources.map((source) => (
                  <EvidenceSourceItem
                    key={source.document_id ?? source.url ?? source.title}
                    source={source}
                    isDigest={engine === 'built-in'}
                  />
                ))}
              </ul>
            </div>
          ))}
          {forecast.sources.length > shown.length && (
            <p className="text-ink-faint text-xs">
              and {formatNumber(forecast.sources.length - shown.length)} more
            </p>
          )}
        </div>
      )}
      {notes.length > 0 && !isFetching && (
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
