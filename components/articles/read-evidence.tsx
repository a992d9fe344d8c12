'use client'
import { TextLink } from '#components/ui/text-link.tsx'
import type { DraftEvidence } from '#contract/drafts.ts'
import { FoldedList } from './folded-list.tsx'

/** What was read for the article and is not cited; edits are checked against it, too. */
export function ReadEvidence({ evidence }: { evidence: readonly DraftEvidence[] | undefined }) {
  const unused = (evidence ?? []).filter(({ reference }) => reference === undefined)
  if (unused.length === 0) return null
  return (
    <section aria-labelledby="also-read" className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <h3 id="also-read" className="font-medium text-ink text-sm">
        Also read, not cited
      </h3>
      <FoldedList
        items={unused}
        atFirst={4}
        one="source"
        many="sources"
        className="grid grid-cols-[minmax(0,1fr)] gap-1 text-ink-soft text-sm"
        isWanted={() => false}
      >
        {({ title, url, document_id }) => (
          <li key={url ?? document_id ?? title} className="line-clamp-2 wrap-anywhere">
            {url !== undefined && /^https?:/.test(url) ? (
              <TextLink href={url}>{title || url}</TextLink>
            ) : (
              title
            )}
          </li>
        )}
      </FoldedList>
    </section>
  )
}
