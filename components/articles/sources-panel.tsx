'use client'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { Switch } from '#components/ui/switch.tsx'
import type { Article } from '#contract/articles.ts'
import type { ArticleClaim, ArticleSource, DraftEvidence } from '#contract/drafts.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { useClaimSelection } from './claim-selection.tsx'
import { CompetitionGaps } from './competition-gaps.tsx'
import { ExtractionResults } from './extraction-results.tsx'
import { FoldedList } from './folded-list.tsx'
import { OpenClaim } from './open-claim.tsx'
import { ReadEvidence } from './read-evidence.tsx'
import { tableHeads } from './readable-passage.ts'
import { SourceItem } from './source-item.tsx'
import { sourceLedger } from './source-passages.ts'
import { StatementsBar } from './statements-bar.tsx'

export type SourcesPanelProps = {
  article: Article
  sources: readonly ArticleSource[]
  claims: readonly ArticleClaim[]
  /** The text as it was saved last; its tables say what the columns of a passage are called. */
  markdown: string
  /** All that was read; undefined where the service does not say. */
  evidence: readonly DraftEvidence[] | undefined
  /** Whether statements that have a source are marked in the text, too. */
  markAll: boolean
  onMarkAllChange: (markAll: boolean) => void
}

/** What the text rests on: each source with its passages, what has none, and what reading the addresses gave. */
export function SourcesPanel(props: SourcesPanelProps) {
  const { article, sources, claims, markdown, evidence, markAll, onMarkAllChange } = props
  const ledger = sourceLedger(sources, claims)
  const heads = tableHeads(markdown)
  const { selection } = useClaimSelection()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="sr-only">Sources</h2>
      <section aria-label="Statements" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {ledger.total > 0 ? (
          <>
            <p className="text-ink text-sm">
              <span className="font-medium">
                {ledger.supported} of {formatCount(ledger.total, 'statement')}
              </span>{' '}
              {ledger.total === 1 ? 'has' : 'have'} a source
              {ledger.contradicted.length > 0 && (
                <span className="text-bad">
                  , {formatNumber(ledger.contradicted.length)}{' '}
                  {ledger.contradicted.length === 1 ? 'contradicts' : 'contradict'} one
                </span>
              )}
            </p>
            <StatementsBar
              supported={ledger.supported}
              contradicted={ledger.contradicted.length}
              total={ledger.total}
            />
          </>
        ) : (
          <p className="text-ink-soft text-sm">
            No statements were checked. Add a document or URL, then write the article again.
          </p>
        )}
        {ledger.total > 0 && (
          <div className="flex items-center justify-between gap-3 text-ink-soft text-sm">
            <span aria-hidden>Highlight sourced statements</span>
            <Switch
              aria-label="Highlight sourced statements"
              checked={markAll}
              onCheckedChange={onMarkAllChange}
            />
          </div>
        )}
      </section>
      {ledger.contradicted.length > 0 && (
        <section aria-labelledby="contradicted" className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <h3 id="contradicted" className="flex items-center gap-1.5 font-medium text-ink text-sm">
            <CircleAlert aria-hidden className="size-4 text-bad" />
            {formatCount(ledger.contradicted.length, 'statement contradicts', 'statements contradict')}{' '}
            {ledger.contradicted.length === 1 ? 'its source' : 'their sources'}
          </h3>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {ledger.contradicted.map((each) => (
              <OpenClaim key={each.claim.id} {...each} sources={sources} heads={heads} />
            ))}
          </ul>
        </section>
      )}
      {ledger.unsupported.length > 0 && (
        <section aria-labelledby="unsupported" className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <h3 id="unsupported" className="flex items-center gap-1.5 font-medium text-ink text-sm">
            <TriangleAlert aria-hidden className="size-4 text-warn" />
            {formatCount(ledger.unsupported.length, 'statement')} without a source
          </h3>
          <FoldedList
            items={ledger.unsupported}
            atFirst={4}
            one="statement"
            many="statements"
            className="grid grid-cols-[minmax(0,1fr)] gap-1"
            isWanted={({ claim }) => claim.id === selection?.claimId}
          >
            {(each) => <OpenClaim key={each.claim.id} {...each} sources={sources} heads={heads} />}
          </FoldedList>
        </section>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {ledger.sources.map((each) => (
          <SourceItem key={each.source.reference} {...each} heads={heads} />
        ))}
      </ol>
      <ReadEvidence evidence={evidence} />
      <ExtractionResults article={article} />
      <CompetitionGaps article={article} />
    </div>
  )
}
