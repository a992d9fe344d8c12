import type { Article } from '#contract/articles.ts'
import type { SentenceChange } from '#contract/drafts.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { FoldedList } from './folded-list.tsx'

type WritingFactsProps = { article: Article; changes: readonly SentenceChange[] | undefined }

/** How the text came about: what that took, and what the check changed. */
export function WritingFacts({ article, changes = [] }: WritingFactsProps) {
  const tokens = tokensLabel(article)
  return (
    <>
      {changes.length > 0 && (
        <section aria-labelledby="checked-changes" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 id="checked-changes" className="font-medium text-ink text-sm">
            {formatCount(changes.length, 'sentence')} changed by the check
          </h3>
          <FoldedList
            items={changes}
            atFirst={3}
            one="change"
            many="changes"
            className="grid grid-cols-[minmax(0,1fr)] gap-2"
            isWanted={() => false}
          >
            {({ before, after, reason }) => (
              <li key={`${before} ${after}`} className="grid gap-1 rounded-md bg-well px-3 py-2 text-sm">
                <del className="wrap-anywhere bg-bad-wash font-serif text-bad decoration-1">{before}</del>
                {after === '' ? (
                  <span className="text-ink-faint text-xs">Removed</span>
                ) : (
                  <ins className="wrap-anywhere bg-good-wash font-serif text-good no-underline">{after}</ins>
                )}
                <span className="wrap-anywhere text-ink-faint text-xs">{reason}</span>
              </li>
            )}
          </FoldedList>
        </section>
      )}
      {tokens && <p className="text-ink-faint text-xs">Tokens used to write it: {tokens}</p>}
    </>
  )
}

function tokensLabel({ tokens }: Article): string | undefined {
  if (!tokens) return undefined
  const cached = tokens.cached > 0 ? ` (${formatNumber(tokens.cached)} from cache)` : ''
  return `${formatNumber(tokens.input)} in${cached}, ${formatNumber(tokens.output)} out`
}
