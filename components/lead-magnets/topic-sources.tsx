'use client'
import { onTopic } from '#components/jobs/on-topic.ts'
import { SourceGroups, SourcesPanel } from '#components/jobs/sources-panel.tsx'
import { useArticleForecast } from '#components/jobs/use-article-forecast.ts'

/**
 * What the PDF can draw on; nothing where the server makes no forecasts.
 * @param topic as it is entered
 * @param isValid whether the form with it can be asked about
 */
export function TopicSources({
  topic,
  isValid,
  language,
}: {
  topic: string
  isValid: boolean
  language: string
}) {
  const state = useArticleForecast(isValid ? { topic, language } : undefined)
  const { forecast, isAsked, isFetching, isError, isOffered } = state
  if (!isOffered) return null
  return (
    <SourcesPanel isFetching={isFetching} isChecking={isFetching && forecast !== undefined}>
      <div aria-live="polite" className="grid gap-3">
        {forecast && onTopic(forecast.sources).length > 0 ? (
          <SourceGroups sources={forecast.sources} isDigest={false} />
        ) : (
          <p className="text-ink-faint text-sm">
            {forecast
              ? 'Nothing in your knowledge covers this topic.'
              : isError
                ? "Couldn't check your sources. You can create the lead magnet anyway."
                : isAsked || topic !== ''
                  ? 'Searching your documents…'
                  : 'Enter a topic to see what the PDF can draw on. Checking is free.'}
          </p>
        )}
      </div>
    </SourcesPanel>
  )
}
