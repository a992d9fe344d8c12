import { isUncovered } from '#components/jobs/on-topic.ts'
import { SourceGroups, SourcesPanel } from '#components/jobs/sources-panel.tsx'
import type { ForecastState } from '#components/jobs/use-article-forecast.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import type { ArticleForecast } from '#contract/article-forecast.ts'
import { classNames } from '#lib/class-names.ts'
import { nothingOn } from '#lib/missing-words.ts'

/** What an article would rest on, before it is written; the price stands at the button, and its length at the choice of one. */
export function EvidencePanel({
  forecast,
  isAsked,
  isFetching,
  isOfEarlier,
  isError,
  isOffered,
  topic,
}: ForecastState & { topic: string }) {
  if (!isOffered) return null
  return (
    <SourcesPanel isFetching={isFetching} isChecking={isFetching && forecast !== undefined}>
      {forecast ? (
        <Forecast forecast={forecast} isOfEarlier={isOfEarlier} topic={topic} />
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

/** Without a model, of a topic that no document covers: there is nothing to quote. */
export function hasNothingToQuote({ engine, sources }: ArticleForecast, topic: string): boolean {
  return engine === 'built-in' && topic.trim() !== '' && isUncovered(sources)
}

type ForecastProps = { forecast: ArticleForecast; isOfEarlier: boolean; topic: string }

function Forecast({ forecast, isOfEarlier, topic }: ForecastProps) {
  const { words_expected, engine, sources, missing = [] } = forecast
  const isDigest = engine === 'built-in'
  const isNothing = hasNothingToQuote(forecast, topic)
  // The verdict says what they would say of missing words.
  const notes = isNothing && missing.length > 0 ? [] : forecast.notes
  const listedNotes = isNothing ? [] : notes
  return (
    // What was found for another choice stays in its place until there is something else.
    <div className={classNames('grid gap-3', isOfEarlier && 'opacity-60')}>
      {isNothing ? (
        <NothingToQuote words={words_expected} verdict={nothingOn(topic, missing)} notes={notes} />
      ) : (
        words_expected === 0 && (
          <p role="status" className="text-ink text-sm">
            <span className="font-medium">Not enough sources for {isDigest ? 'a digest' : 'an article'}</span>
            {isDigest && ': you get a brief of what is known, and what to find out.'}
          </p>
        )
      )}
      <SourceGroups
        sources={isNothing ? sources.filter(({ status }) => status !== 'read') : sources}
        isDigest={isDigest}
      />
      {listedNotes.length > 0 && (
        <ul
          aria-label="Notes"
          className="grid gap-1.5 border-rule text-ink-soft text-xs not-first:border-t not-first:pt-3"
        >
          {listedNotes.map((note) => (
            <li key={note} className="wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NothingToQuote({
  words,
  verdict,
  notes,
}: {
  words: number
  verdict: string
  /** What the service says of it, which is more than the page knows. */
  notes: readonly string[]
}) {
  return (
    <div className="grid gap-3">
      <p role="status" className="text-balance font-serif text-ink text-lg wrap-anywhere">
        {verdict}
      </p>
      <p className="text-pretty text-ink-soft text-sm">
        {notes.length > 0
          ? notes.join(' ')
          : `${
              words === 0
                ? 'You would get a brief with open questions.'
                : 'A digest would quote passages that only share words with the topic.'
            } Add a file, a text or a web page that covers it.`}
      </p>
      <LinkButton variant="primary" href="/knowledge?add=document" className="justify-self-start">
        Add documents
      </LinkButton>
    </div>
  )
}
