'use client'
import { ExternalLink, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { Switch } from '#components/ui/switch.tsx'
import type { Article, ArticleClaim, ArticleSource } from '#contract/articles.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount } from '#lib/format-number.ts'
import { useClaimSelection } from './claim-selection.tsx'
import { CompetitionGaps } from './competition-gaps.tsx'
import { ExtractionResults } from './extraction-results.tsx'
import {
  type Passage,
  passageParts,
  type SourcePassages,
  sourceLedger,
  type UnsupportedClaim,
} from './source-passages.ts'

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
  return (
    <div className="grid gap-6">
      <h2 className="sr-only">Sources</h2>
      <section aria-label="Statements" className="grid gap-2">
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
        <section aria-labelledby="unsupported" className="grid gap-1.5">
          <h3 id="unsupported" className="flex items-center gap-1.5 font-medium text-ink text-sm">
            <TriangleAlert aria-hidden className="size-4 text-warn" />
            {formatCount(ledger.total - ledger.supported, 'statement')} without a source
          </h3>
          <ul className="grid gap-1">
            {ledger.unsupported.map((each) => (
              <UnsupportedItem key={each.claim.id} {...each} />
            ))}
          </ul>
        </section>
      )}
      <ol className="grid gap-5">
        {ledger.sources.map((each) => (
          <SourceItem key={each.source.reference} {...each} />
        ))}
      </ol>
      <ExtractionResults article={article} />
      <CompetitionGaps article={article} />
    </div>
  )
}

function UnsupportedItem({ claim, parts }: UnsupportedClaim) {
  const { selection, select } = useClaimSelection()
  return (
    <li>
      <button
        type="button"
        onClick={() => select({ claimId: claim.id, from: 'sources' })}
        className={classNames(
          'w-full rounded-md bg-warn-wash px-2.5 py-1.5 text-left text-ink text-xs hover:underline',
          selection?.claimId === claim.id && 'outline-1 outline-warn',
        )}
      >
        <span className="line-clamp-3 break-words">{claim.text}</span>
        <span className="mt-0.5 block break-words text-2xs text-ink-soft">
          {claim.kind}
          {parts.length > 0 && `, with ${parts.map(({ text }) => text).join(', ')}`}
        </span>
      </button>
    </li>
  )
}

const kinds: Readonly<Record<string, string>> = {
  page: 'Page',
  knowledge: 'Your document',
  article: 'Your article',
}

function SourceItem({ source, passages }: SourcePassages) {
  const { selection } = useClaimSelection()
  const item = useRef<HTMLLIElement>(null)
  const chosen = selection?.from === 'text' && selection.reference === source.reference && !selection.claimId
  useEffect(() => {
    if (chosen) item.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [chosen])
  const isWeb = source.url !== undefined && /^https?:/.test(source.url)
  return (
    <li ref={item} className="grid gap-2">
      <div className="flex items-start gap-2">
        <Badge tone="neutral">{source.reference}</Badge>
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-2 break-words font-serif text-base text-ink leading-snug">
            {source.title}
          </h3>
          <p className="flex flex-wrap gap-x-2 text-ink-faint text-xs">
            <span>{kinds[source.kind] ?? source.kind}</span>
            {isWeb && (
              <a
                href={source.url}
                target="_blank"
                rel="noreferrer noopener"
                className="inline-flex items-center gap-1 break-all hover:text-ink hover:underline"
              >
                {hostOf(source.url ?? '')} <ExternalLink aria-hidden className="size-3" />
              </a>
            )}
          </p>
        </div>
      </div>
      {passages.length > 0 ? (
        <ul className="grid gap-1.5">
          {passages.map((passage) => (
            <PassageItem key={passage.id} passage={passage} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-faint text-xs">No statement rests on it any more.</p>
      )}
    </li>
  )
}

function PassageItem({ passage }: { passage: Passage }) {
  const { selection, select } = useClaimSelection()
  const item = useRef<HTMLLIElement>(null)
  const claim = passage.claims.find(({ id }) => id === selection?.claimId)
  const chosen = claim !== undefined
  useEffect(() => {
    if (chosen && selection?.from === 'text') {
      item.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    }
  }, [chosen, selection])
  const [before, words, after] = passageParts(passage.text, claim)
  const first = passage.claims.find(({ kind }) => kind === 'statement') ?? passage.claims[0]
  return (
    <li ref={item} data-chosen={chosen || undefined}>
      <button
        type="button"
        aria-pressed={chosen}
        title="Show it in the text"
        onClick={() => first && select({ claimId: first.id, from: 'sources' })}
        className={classNames(
          'w-full rounded-md border-transparent border-l-2 bg-well px-2.5 py-1.5 text-left font-serif text-ink-soft text-sm hover:text-ink',
          chosen && 'border-accent bg-accent-wash text-ink',
        )}
      >
        <span className="block break-words">
          {before}
          {words && <mark className="rounded-sm bg-accent px-0.5 text-on-accent">{words}</mark>}
          {after || (!before && !words && 'The passage is not told.')}
        </span>
        <span className="mt-1 block font-sans text-2xs text-ink-faint">{restingOn(passage.claims)}</span>
      </button>
    </li>
  )
}

/** `2 statements, 1 number rest on it`. */
function restingOn(claims: readonly ArticleClaim[]): string {
  const counts = new Map<string, number>()
  for (const { kind } of claims) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => formatCount(count, kind)).join(', ')
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
