'use client'
import { TriangleAlert } from 'lucide-react'
import { NativeButton } from '#components/ui/native-button.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { Switch } from '#components/ui/switch.tsx'
import type { Article } from '#contract/articles.ts'
import type { ArticleClaim, ArticleSource } from '#contract/drafts.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount } from '#lib/format-number.ts'
import { useClaimSelection } from './claim-selection.tsx'
import { CompetitionGaps } from './competition-gaps.tsx'
import { ExtractionResults } from './extraction-results.tsx'
import { FoldedList } from './folded-list.tsx'
import { SourceItem } from './source-item.tsx'
import { type StatementClaims, sourceLedger } from './source-passages.ts'

export type SourcesPanelProps = {
  article: Article
  sources: readonly ArticleSource[]
  claims: readonly ArticleClaim[]
  marked: boolean
  onMarkedChange: (marked: boolean) => void
}

/** What the text rests on: each source with its passages, what has none, and what reading the addresses gave. */
export function SourcesPanel({ article, sources, claims, marked, onMarkedChange }: SourcesPanelProps) {
  const ledger = sourceLedger(sources, claims)
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
            </p>
            <ProgressBar
              thin
              tone={ledger.unsupported.length > 0 ? 'accent' : 'good'}
              percent={(100 * ledger.supported) / ledger.total}
              label="Statements with a source"
            />
          </>
        ) : (
          <p className="text-ink-soft text-sm">
            Nothing in this text was checked against a source. Add a document or an address, and write again.
          </p>
        )}
        {ledger.total > 0 && (
          <div className="flex items-center justify-between gap-3 text-ink-soft text-sm">
            <span aria-hidden>Mark them in the text</span>
            <Switch
              aria-label="Mark statements in the text"
              checked={marked}
              onCheckedChange={onMarkedChange}
            />
          </div>
        )}
      </section>
      {ledger.unsupported.length > 0 && (
        <section aria-labelledby="unsupported" className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <h3 id="unsupported" className="flex items-center gap-1.5 font-medium text-ink text-sm">
            <TriangleAlert aria-hidden className="size-4 text-warn" />
            {formatCount(ledger.total - ledger.supported, 'statement')} without a source
          </h3>
          <FoldedList
            items={ledger.unsupported}
            atFirst={4}
            one="statement"
            many="statements"
            className="grid grid-cols-[minmax(0,1fr)] gap-1"
            isWanted={({ claim }) => claim.id === selection?.claimId}
          >
            {(each) => <UnsupportedItem key={each.claim.id} {...each} />}
          </FoldedList>
        </section>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {ledger.sources.map((each) => (
          <SourceItem key={each.source.reference} {...each} />
        ))}
      </ol>
      <ExtractionResults article={article} />
      <CompetitionGaps article={article} />
    </div>
  )
}

function UnsupportedItem({ claim, parts }: StatementClaims) {
  const { selection, select } = useClaimSelection()
  return (
    <li>
      <NativeButton
        type="button"
        onClick={() => select({ claimId: claim.id, from: 'sources' })}
        className={classNames(
          'w-full rounded-md bg-warn-wash px-2.5 py-1.5 text-left text-ink text-xs hover:underline',
          selection?.claimId === claim.id && 'outline-1 outline-warn',
        )}
      >
        <span className="line-clamp-3 wrap-anywhere">{claim.text}</span>
        <span className="mt-0.5 block wrap-anywhere text-2xs text-ink-soft">
          {claim.kind}
          {parts.length > 0 && `, with ${parts.map(({ text }) => text).join(', ')}`}
        </span>
      </NativeButton>
    </li>
  )
}
