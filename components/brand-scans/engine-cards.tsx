import type { ReactNode } from 'react'
import { MarkedText } from '#components/ui/marked-text.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { BrandScanResult } from '#contract/brand-scans.ts'
import { brandMarks } from './brand-marks.ts'
import { findStatement } from './find-statement.ts'
import { InventedMark } from './invented-mark.tsx'
import { mentionPill, sentimentPill } from './scan-words.ts'
import { StatedIn } from './stated-in.tsx'

export type EngineCardsProps = { results: readonly BrandScanResult[]; brandName: string | undefined }

/** Each engine: whether it names the brand, where, how, in which words, and whom else; or why it did not answer. */
export function EngineCards({ results, brandName }: EngineCardsProps) {
  // The head of the report says it of all of them.
  const allInvented = results.every(({ engine_kind: kind }) => kind === 'example')
  return (
    <section aria-labelledby="by-engine" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="by-engine" className="font-medium text-ink text-sm">
          {results.every(({ engine_kind: kind }) => kind === 'built-in')
            ? 'In your own content'
            : 'By answer engine'}
        </h2>
        <p className="text-ink-faint text-xs">Only answers to questions without the name count as mentions</p>
      </header>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:has-[>:nth-child(2)]:grid-cols-2">
        {results.map((result) => (
          <li key={result.llmId} className="min-w-0 rounded-lg border border-rule bg-sheet p-4">
            <EngineCard result={result} brandName={brandName} isMarked={!allInvented} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type EngineCardProps = {
  result: BrandScanResult
  brandName: string | undefined
  /** Whether it says itself that its answers are invented. */
  isMarked: boolean
}

function EngineCard({ result, brandName, isMarked }: EngineCardProps) {
  const { llmId, label, engine_kind: kind, snippet, snippet_marks: marks, error, competitors = [] } = result
  const mention = mentionPill(result, brandName)
  const others = competitors
    .filter(({ mentions }) => mentions > 0)
    .toSorted((a, b) => b.mentions - a.mentions)
    .map(({ name }) => name)
  return (
    <div className="grid gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 title={llmId} className="min-w-0 wrap-anywhere font-medium text-base text-ink">
          {label ?? llmId}
        </h3>
        {isMarked && kind === 'example' && <InventedMark />}
        {mention && (
          <span className="sm:ml-auto">
            <StatusPill tone={mention.tone}>{mention.label}</StatusPill>
          </span>
        )}
      </header>
      <Facts result={result} />
      {snippet && (
        <div>
          <blockquote className="wrap-anywhere border-rule border-l-2 pl-3 font-serif text-base text-ink leading-relaxed">
            <MarkedText text={snippet} marks={brandMarks(snippet, brandName, marks)} />
          </blockquote>
          <StatedIn statement={findStatement(snippet, [result])} />
        </div>
      )}
      {others.length > 0 && (
        <p className="wrap-anywhere text-ink-soft text-sm">
          <span className="text-ink-faint">Also named: </span>
          {others.join(', ')}
        </p>
      )}
      {error && <p className="wrap-anywhere text-bad text-sm">{error}</p>}
    </div>
  )
}

function Facts({ result: { rank, sentiment } }: { result: BrandScanResult }) {
  const pill = sentiment === undefined ? undefined : sentimentPill(sentiment)
  if (rank === undefined && !pill) return null
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {rank !== undefined && <Fact label="Position">#{rank}</Fact>}
      {pill && (
        <Fact label="Sentiment">
          <StatusPill tone={pill.tone}>{pill.label}</StatusPill>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-ink-faint text-xs">{label}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  )
}
