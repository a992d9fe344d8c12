import type { ReactNode } from 'react'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Article } from '#contract/articles.ts'
import type { SentenceChange } from '#contract/drafts.ts'
import { articleSizes } from '#lib/article-sizes.ts'
import { formatCount, formatCredits, formatNumber } from '#lib/format-number.ts'
import { modelOf } from '#lib/model-of.ts'
import { FoldedList } from './folded-list.tsx'

type WritingFactsProps = { article: Article; changes: readonly SentenceChange[] | undefined }

/** How the text came about: what that took, and what the check changed. */
export function WritingFacts({ article, changes = [] }: WritingFactsProps) {
  return (
    <>
      <section aria-labelledby="how-written" className="grid gap-2.5 border-rule border-t pt-4">
        <h3 id="how-written" className="font-medium text-ink text-sm">
          How it was written
        </h3>
        <KeyValueList items={factsOf(article)} />
        {article.tokens && (
          <details className="text-ink-soft text-xs">
            <summary className="w-fit cursor-pointer rounded-sm">Details</summary>
            <p className="pt-1.5 tabular-nums">Tokens: {tokensLabel(article.tokens)}</p>
          </details>
        )}
      </section>
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
    </>
  )
}

/** What was asked for, what it was written from, and what that took. */
function factsOf(article: Article): { label: string; value: ReactNode }[] {
  const { topic, size, persona, source_urls: urls = [], session_id: session, credits_used: credits } = article
  const known = articleSizes().find(({ value }) => value === size)
  return [
    { label: 'Topic', value: topic },
    { label: 'Size', value: known ? `${known.label}, ${known.hint.toLowerCase()}` : size },
    { label: 'Voice', value: persona },
    {
      label: urls.length === 1 ? 'Page given' : 'Pages given',
      value: urls.length > 0 ? urls.map((url) => URL.parse(url)?.host ?? url).join(', ') : undefined,
    },
    {
      label: 'By',
      value: session ? <TextLink href={`/sessions/${session}`}>A session</TextLink> : modelOf(article.engine),
    },
    { label: 'Cost', value: credits === undefined ? undefined : formatCredits(credits) },
  ]
}

function tokensLabel(tokens: NonNullable<Article['tokens']>): string {
  const cached = tokens.cached > 0 ? ` (${formatNumber(tokens.cached)} from cache)` : ''
  return `${formatNumber(tokens.input)} in${cached}, ${formatNumber(tokens.output)} out`
}
