'use client'
import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import type { ArticleClaim } from '#contract/drafts.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount } from '#lib/format-number.ts'
import { bringIntoView } from './bring-into-view.ts'
import { useClaimSelection } from './claim-selection.tsx'
import { FoldedList } from './folded-list.tsx'
import { PassageText } from './passage-text.tsx'
import type { TableHeads } from './readable-passage.ts'
import type { Passage, SourcePassages } from './source-passages.ts'

const kinds: Readonly<Record<string, string>> = {
  page: 'Page',
  knowledge: 'Your document',
  article: 'Your article',
}

/** One source with the passages that the text rests on; each points at its words in the text. */
export function SourceItem({ source, passages, heads }: SourcePassages & { heads: TableHeads }) {
  const { selection } = useClaimSelection()
  const item = useRef<HTMLLIElement>(null)
  const chosen = selection?.from === 'text' && selection.reference === source.reference && !selection.claimId
  useEffect(() => {
    if (chosen && item.current) bringIntoView(item.current)
  }, [chosen])
  const isWeb = source.url !== undefined && /^https?:/.test(source.url)
  return (
    <li ref={item} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-start gap-2">
        <Badge tone="neutral">{source.reference}</Badge>
        <div className="min-w-0 flex-1">
          <h3 className="line-clamp-2 wrap-anywhere font-serif text-base text-ink leading-snug">
            {source.title}
          </h3>
          <p className="flex flex-wrap gap-x-2 text-ink-faint text-xs">
            <span>{kinds[source.kind] ?? source.kind}</span>
            {source.role === 'internal' && <span>internal, never listed publicly</span>}
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
        <FoldedList
          items={passages}
          atFirst={3}
          one="passage"
          many="passages"
          className="grid grid-cols-[minmax(0,1fr)] gap-1.5"
          isWanted={({ claims }) => claims.some(({ id }) => id === selection?.claimId)}
        >
          {(passage) => <PassageItem key={passage.id} passage={passage} heads={heads} />}
        </FoldedList>
      ) : (
        <p className="text-ink-faint text-xs">No longer cited.</p>
      )}
    </li>
  )
}

function PassageItem({ passage, heads }: { passage: Passage; heads: TableHeads }) {
  const { selection, select } = useClaimSelection()
  const item = useRef<HTMLLIElement>(null)
  const claim = passage.claims.find(({ id }) => id === selection?.claimId)
  const chosen = claim !== undefined
  useEffect(() => {
    if (chosen && selection?.from === 'text' && item.current) bringIntoView(item.current)
  }, [chosen, selection])
  const first = passage.claims.find(({ kind }) => kind === 'statement') ?? passage.claims[0]
  return (
    <li ref={item} data-chosen={chosen || undefined}>
      <NativeButton
        type="button"
        aria-pressed={chosen}
        title="Show in text"
        onClick={() => first && select({ claimId: first.id, from: 'sources' })}
        className={classNames(
          'w-full rounded-md border-transparent border-l-2 bg-well px-2.5 py-1.5 text-left font-serif text-ink-soft text-sm hover:text-ink',
          chosen && 'border-accent bg-accent-wash text-ink',
        )}
      >
        <PassageText text={passage.text} claim={claim} heads={heads} />
        <span className="mt-1 block font-sans text-2xs text-ink-faint">{restingOn(passage.claims)}</span>
      </NativeButton>
    </li>
  )
}

/** `Backs 2 statements`; of one that backs only parts of statements, those. */
function restingOn(claims: readonly ArticleClaim[]): string {
  const counts = new Map<string, number>()
  for (const { kind } of claims) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const statements = counts.get('statement')
  const parts = [...counts].map(([kind, count]) => formatCount(count, kind))
  return `Backs ${statements === undefined ? parts.join(', ') : formatCount(statements, 'statement')}`
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
