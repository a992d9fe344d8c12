import { Badge } from '#components/ui/badge.tsx'
import type { KnowledgeChunk } from '#contract/knowledge.ts'
import { classNames } from '#lib/class-names.ts'
import { PassageText } from './passage-text.tsx'

export type ChunkListProps = {
  chunks: readonly KnowledgeChunk[]
  /** The passage that a search led to. */
  passageId: string | undefined
}

/** The text of a document as it is searched: chunk by chunk, each under its headings. */
export function ChunkList({ chunks, passageId }: ChunkListProps) {
  return (
    <ol className="divide-y divide-rule">
      {chunks.map((chunk) => (
        <li
          key={chunk.id}
          id={`passage-${chunk.id}`}
          className={classNames(
            'scroll-mt-16 px-4 py-4',
            chunk.id === passageId && 'bg-accent-wash/50 shadow-[inset_2px_0_0_var(--accent)]',
          )}
        >
          <p className="mb-1.5 wrap-anywhere text-ink-faint text-xs">
            <span className="text-ink-soft">{chunk.position + 1}</span>
            {chunk.heading_path.length > 0 && ` · ${chunk.heading_path.join(' › ')}`}
          </p>
          <div className="wrap-anywhere font-serif text-ink text-lg">
            <PassageText text={chunk.text} />
          </div>
          {chunk.error && (
            <p className="mt-2 text-sm">
              <Badge tone="warn">Not searchable</Badge> <span className="text-ink-soft">{chunk.error}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
