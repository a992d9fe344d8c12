'use client'
import { useQuery } from '@tanstack/react-query'
import { useSettled } from '#components/jobs/use-settled.ts'
import type { ArticleForecast } from '#contract/article-forecast.ts'
import type { GenerateArticleInput } from '#contract/articles.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { EvidenceSourceItem } from './evidence-source-item.tsx'

/** Somebody who types on is not asked about: a forecast reads pages. */
const pauseMs = 900
const maxSources = 6

/** What an article would rest on, how long it would be and what that costs, before it is written. */
export function EvidencePanel({ input }: { input: GenerateArticleInput | undefined }) {
  const asked = useSettled(forecastInput(input), pauseMs)
  const { data, error, isError, isFetching } = useQuery({
    ...operationQuery('forecastArticle', { body: asked ?? {} }),
    enabled: asked !== undefined,
  })
  if (isError && problemOf(error).kind === 'not_offered') return null
  const forecast = asked && !isError ? data : undefined
  return (
    <section
      aria-labelledby="evidence"
      aria-busy={isFetching}
      className="rounded-lg border border-rule bg-sheet"
    >
      <h2 id="evidence" className="border-rule border-b px-4 py-2.5 font-medium text-ink text-sm">
        Sources
      </h2>
      {/* As high as a usual forecast, so that what is below stays in place when it comes. */}
      <div
        className={classNames(
          'min-h-56 px-4 py-3 transition-opacity',
          isFetching && forecast && 'opacity-70',
        )}
      >
        {forecast ? (
          <Forecast forecast={forecast} />
        ) : (
          <p className="text-ink-faint text-sm">
            {isError
              ? "Couldn't check your sources. You can write the article anyway."
              : asked
                ? 'Searching your documents…'
                : 'Enter a topic or a source URL to see which sources the article can use. Free.'}
          </p>
        )}
      </div>
    </section>
  )
}

function Forecast({ forecast }: { forecast: ArticleForecast }) {
  const { sources, words_expected, credits_expected, notes } = forecast
  const shown = sources.slice(0, maxSources)
  return (
    <div className="grid gap-3">
      <p className="text-ink text-sm" aria-live="polite">
        {words_expected > 0 ? (
          <>
            About <span className="font-medium">{formatNumber(words_expected)} words</span>
            <span className="text-ink-soft">
              {' '}
              · {credits_expected > 0 ? `expected price ${formatCredits(credits_expected)}` : 'not charged'}
            </span>
          </>
        ) : (
          <span className="font-medium">Not enough sources for an article</span>
        )}
      </p>
      {shown.length > 0 && (
        <ul aria-label="Sources" className="grid gap-2">
          {shown.map((source) => (
            <EvidenceSourceItem key={source.document_id ?? source.url ?? source.title} source={source} />
          ))}
          {sources.length > shown.length && (
            <li className="text-ink-faint text-xs">and {formatNumber(sources.length - shown.length)} more</li>
          )}
        </ul>
      )}
      {notes.length > 0 && (
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

/** What a forecast depends on: another persona, or when it is published, asks nothing again. */
function forecastInput(input: GenerateArticleInput | undefined) {
  if (input === undefined) return undefined
  const { persona: _, auto_publish: __, wait_for_completion: ___, ...asked } = input
  return asked
}
