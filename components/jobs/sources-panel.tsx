import { type ReactNode, useId } from 'react'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { ForecastSource } from '#contract/article-forecast.ts'
import { formatNumber } from '#lib/format-number.ts'
import { evidenceGroups } from './evidence-groups.ts'
import { EvidenceSourceItem } from './evidence-source-item.tsx'
import { onTopic } from './on-topic.ts'
import { StrengthMark } from './strength-mark.tsx'

const maxSources = 6

export type SourcesPanelProps = {
  isFetching: boolean
  /** Something is shown already, and asked for again. */
  isChecking?: boolean
  children: ReactNode
}

/** Beside a form: what can be drawn on, before anything is made of it. */
export function SourcesPanel({ isFetching, isChecking = false, children }: SourcesPanelProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={isFetching}
      // Beside the form it takes the height that the price leaves it.
      className="min-h-0 rounded-lg border border-rule bg-sheet lg:flex lg:flex-col"
    >
      <header className="flex items-baseline justify-between gap-3 border-rule border-b px-4 py-2.5">
        <h2 id={titleId} className="font-medium text-ink text-sm">
          Sources
        </h2>
        {isChecking && <span className="text-ink-soft text-xs">Checking…</span>}
      </header>
      <div className="min-h-0 overflow-y-auto px-4 py-3">{children}</div>
    </section>
  )
}

/** Documents and pages by how well they speak of the topic; those that say little of it only where no other does. */
export function SourceGroups({
  sources,
  isDigest,
}: {
  sources: readonly ForecastSource[]
  isDigest: boolean
}) {
  const listed = onTopic(sources)
  const isNoneStrong = listed.every(({ strength }) => strength !== 'strong')
  const shown = listed.slice(0, maxSources)
  if (shown.length === 0) return null
  return (
    <div className="grid gap-4">
      {evidenceGroups(shown).map((group) => (
        <div key={group.label} className="grid gap-2">
          {group.strength ? (
            <span className="flex flex-wrap items-baseline gap-x-2 text-ink-faint text-xs">
              <StrengthMark strength={group.strength} />
              {group.strength === 'some' && isNoneStrong && 'No single source answers the whole topic.'}
            </span>
          ) : (
            <StatusPill tone={group.tone}>{group.label}</StatusPill>
          )}
          <ul aria-label={group.label} className="grid gap-2">
            {group.sources.map((source) => (
              <EvidenceSourceItem
                key={source.document_id ?? source.url ?? source.title}
                source={source}
                isDigest={isDigest}
              />
            ))}
          </ul>
        </div>
      ))}
      {listed.length > shown.length && (
        <p className="text-ink-faint text-xs">and {formatNumber(listed.length - shown.length)} more</p>
      )}
    </div>
  )
}
