import { StrengthMark } from '#components/jobs/strength-mark.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import type { KnowledgePassage } from '#contract/knowledge.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { type MatchStrength, matchStrength, strengthCounts, strengths } from './match-strength.ts'
import type { DocumentPassages } from './passages-by-document.ts'

/** Where the passages of a document are on the page. */
export const anchorOf = (documentId: string): string => `found-${documentId}`

export type FoundPassagesProps = {
  passages: readonly KnowledgePassage[]
  documents: readonly DocumentPassages[]
  best: number
  query: string
}

/** How much was found, how good it is and where, and what comes next: an article. */
export function FoundPassages({ passages, documents, best, query }: FoundPassagesProps) {
  const { strong, some, weak } = strengthCounts(passages, best)
  const parts = [
    strong > 0 && `${formatNumber(strong)} strong`,
    some > 0 && `${formatNumber(some)} partial`,
    weak > 0 && `${formatNumber(weak)} weak`,
  ].filter(Boolean)
  return (
    <section
      aria-label="What was found"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-xl:max-w-[44rem] xl:sticky xl:top-6 xl:col-start-2 xl:row-span-4 xl:row-start-1 xl:grid xl:grid-cols-[minmax(0,1fr)] xl:justify-normal xl:gap-3 xl:rounded-lg xl:border xl:border-rule xl:bg-sheet xl:p-4"
    >
      <p role="status" className="text-ink-soft text-sm">
        <span className="block font-medium text-ink">
          {formatCount(passages.length, 'passage')} in {formatCount(documents.length, 'document')}
        </span>
        <span className="xl:sr-only">{parts.join(', ')}</span>
      </p>
      <StrengthLegend counts={{ strong, some, weak }} />
      {documents.length > 1 && <FoundDocuments documents={documents} best={best} />}
      <p className="text-pretty text-ink-soft text-sm max-xl:hidden xl:border-rule xl:border-t xl:pt-3">
        {strong > 0
          ? 'An article on this topic can cite you.'
          : 'An article on this topic can cite you on part of it.'}
      </p>
      <span className="flex flex-wrap gap-2">
        <LinkButton size="sm" href={`/articles/new?${new URLSearchParams({ topic: query })}`}>
          Write an article
        </LinkButton>
      </span>
    </section>
  )
}

const meanings = {
  strong: 'Has all that the question asks',
  some: 'Has part of it',
  weak: 'Only shares words with it',
} as const

/** How many passages match how well, and what that means. */
function StrengthLegend({ counts }: { counts: Record<MatchStrength, number> }) {
  return (
    <ul className="grid gap-1 text-xs max-xl:hidden">
      {strengths.flatMap((strength) =>
        counts[strength] === 0
          ? []
          : [
              <li key={strength} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center">
                <StrengthMark strength={strength} count={counts[strength]} />
                <span className="text-ink-soft">{meanings[strength]}</span>
              </li>,
            ],
      )}
    </ul>
  )
}

/** Which documents answered, best first: each leads to its passages. */
function FoundDocuments({ documents, best }: { documents: readonly DocumentPassages[]; best: number }) {
  return (
    <nav aria-label="Found in" className="border-rule border-t pt-3 text-sm max-xl:hidden">
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
