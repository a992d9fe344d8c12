import { LinkButton } from '#components/ui/link-button.tsx'
import type { KnowledgePassage } from '#contract/knowledge.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { matchStrength, strengthCounts } from './match-strength.ts'
import type { DocumentPassages } from './passages-by-document.ts'
import { StrengthMark } from './strength-mark.tsx'

/** What brings more into the knowledge base. */
export function WaysToAdd({ size = 'md' }: { size?: 'sm' | 'md' }) {
  return (
    <LinkButton size={size} href="/knowledge?add=document">
      Add documents
    </LinkButton>
  )
}

/** Where the passages of a document are on the page. */
export const anchorOf = (documentId: string): string => `found-${documentId}`

export type FoundPassagesProps = {
  passages: readonly KnowledgePassage[]
  documents: readonly DocumentPassages[]
  best: number
  query: string
}

/** How much was found, how good it is and where, and what comes next: an article, or what it would lack. */
export function FoundPassages({ passages, documents, best, query }: FoundPassagesProps) {
  const { strong, some, weak } = strengthCounts(passages, best)
  const parts = [
    strong > 0 && `${formatNumber(strong)} strong`,
    some > 0 && `${formatNumber(some)} partial`,
    weak > 0 && `${formatNumber(weak)} weak`,
  ].filter(Boolean)
  const isCovered = strong > 0
  return (
    <section
      aria-label="What was found"
      className="grid gap-3 rounded-lg border border-rule bg-sheet p-4 xl:sticky xl:top-6 xl:order-last"
    >
      <p role="status" className="text-ink-soft text-sm">
        <span className="block font-medium text-ink">
          {formatCount(passages.length, 'passage')} in {formatCount(documents.length, 'document')}
        </span>
        {parts.join(', ')}
      </p>
      {documents.length > 1 && <FoundDocuments documents={documents} best={best} />}
      <p className="text-pretty border-rule border-t pt-3 text-ink-soft text-sm">
        {isCovered
          ? 'An article on this topic can cite you.'
          : 'No document covers all of it, so an article would have little of yours to cite.'}
      </p>
      <span className="flex flex-wrap gap-2">
        {isCovered ? (
          <LinkButton size="sm" href={`/articles/new?${new URLSearchParams({ topic: query })}`}>
            Write an article
          </LinkButton>
        ) : (
          <WaysToAdd size="sm" />
        )}
      </span>
    </section>
  )
}

/** Which documents answered, best first: each leads to its passages. */
function FoundDocuments({ documents, best }: { documents: readonly DocumentPassages[]; best: number }) {
  return (
    <nav aria-label="Found in" className="text-sm max-xl:hidden">
      <ol className="grid gap-1">
        {documents.map(({ documentId, title, passages }) => (
          <li key={documentId} className="flex items-baseline gap-2.5">
            {/* Its best comes first. */}
            {passages[0] && <StrengthMark isQuiet strength={matchStrength(passages[0], best)} />}
            <a
              href={`#${anchorOf(documentId)}`}
              className="min-w-0 flex-1 truncate rounded-sm py-0.5 text-ink-soft hover:text-ink hover:underline"
              title={title}
            >
              {title}
            </a>
            <span className="text-ink-faint text-xs tabular-nums">{passages.length}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
