'use client'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#components/ui/button.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { ArticleClaim } from '#contract/drafts.ts'
import { cutAtWord } from '#lib/cut-at-word.ts'
import { passagesQuery } from '#lib/queries/knowledge.ts'
import { findSourceCandidates } from './find-source-candidates.ts'

/** A search for more than this finds no more. */
const maxSearchCharacters = 200

/** The passages that may support a statement, each to be cited in place, or what to do where there is none. */
export function SourceCandidates({
  claim,
  onCite,
}: {
  claim: ArticleClaim
  onCite: (documentId: string) => void
}) {
  const { data, isPending, isError } = useQuery(passagesQuery(cutAtWord(claim.text, maxSearchCharacters)))
  if (isError) return <p className="basis-full text-ink-soft">Couldn't search your documents.</p>
  if (isPending) return <p className="basis-full text-ink-soft">Searching your documents…</p>
  const candidates = findSourceCandidates(claim, data.passages)
  if (candidates.length === 0)
    return (
      <p role="status" className="basis-full text-pretty text-ink">
        <span className="font-medium">No document supports this.</span>{' '}
        <span className="text-ink-soft">
          Say what a source says, remove it, or{' '}
          <TextLink href="/knowledge?add=document">add a document</TextLink> that says it.
        </span>
      </p>
    )
  return (
    <ul aria-label="Possible sources" className="grid basis-full grid-cols-[minmax(0,1fr)] gap-1.5">
      {candidates.map(({ passage, sentence }) => (
        <li key={passage.chunk_id} className="grid gap-1.5 rounded-md bg-sheet px-2.5 py-2">
          <span className="wrap-anywhere font-serif text-ink text-sm">{sentence}</span>
          <span className="flex items-center justify-between gap-2">
            <span className="min-w-0 truncate text-2xs text-ink-soft" title={passage.title}>
              {passage.title}
            </span>
            <Button size="sm" onClick={() => onCite(passage.document_id)}>
              Cite this
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
