import { Badge } from '#components/ui/badge.tsx'
import type { KnowledgeChunk } from '#contract/knowledge.ts'
import { classNames } from '#lib/class-names.ts'
import { formatNumber } from '#lib/format-number.ts'

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
          <div className="mb-1.5 flex items-baseline justify-between gap-4 text-ink-faint text-xs">
            <p className="min-w-0 wrap-anywhere">
              <span className="text-ink-soft">{chunk.position + 1}</span>
              {chunk.heading_path.length > 0 && ` · ${chunk.heading_path.join(' › ')}`}
            </p>
            <p className="shrink-0">{formatNumber(chunk.token_count)} tokens</p>
          </div>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere font-serif text-ink text-lg">
            {chunk.text}
          </p>
          {chunk.error && (
            <p className="mt-2 text-sm">
              <Badge tone="warn">Failed</Badge> <span className="text-ink-soft">{chunk.error}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
