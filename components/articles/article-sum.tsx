import type { ArticleSumPart, PricedArticle } from '#lib/article-price.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'

const names: Record<Exclude<ArticleSumPart['part'], 'text' | 'urls'>, string> = {
  search: 'Web search',
  pictures: 'Images',
  competition: 'Compare with sources',
  audio: 'Audio',
}

export type ArticleSumProps = { parts: readonly ArticleSumPart[] | undefined; priced: PricedArticle }

/** What the price is made of; of one part there is no sum to show. */
export function ArticleSum({ parts, priced }: ArticleSumProps) {
  if (!parts || parts.length < 2) return null
  return (
    <dl aria-label="What it costs" className="grid gap-1 text-ink-soft text-xs tabular-nums">
      {parts.map(({ part, credits }, place) => (
        <div key={part} className="flex justify-between gap-4">
          <dt>{nameOf(part, priced)}</dt>
          <dd>{place === 0 ? formatNumber(credits) : `+${formatNumber(credits)}`}</dd>
        </div>
      ))}
    </dl>
  )
}

function nameOf(part: ArticleSumPart['part'], { size, mode, urls }: PricedArticle): string {
  if (part === 'urls') return formatCount(urls, 'source URL', 'source URLs')
  if (part !== 'text') return names[part]
  return mode === 'turbo' ? 'Turbo text' : `${size.slice(0, 1).toUpperCase()}${size.slice(1)} text`
}
