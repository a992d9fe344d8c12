import { IntentLink } from '#components/ui/intent-link.tsx'
import { articlesHref } from './article-filters.ts'

/** The first tag of an article, the way to the articles that share it, and how many more there are. Tags are untrusted text. */
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  const [first, ...others] = tags
  if (first === undefined) return null
  return (
    <span title={tags.join(', ')} className="flex min-w-0 gap-1.5 text-xs">
      <IntentLink
        href={articlesHref({ tag: first })}
        className="truncate text-ink-soft hover:text-ink hover:underline hover:underline-offset-3"
      >
        {first}
      </IntentLink>
      {others.length > 0 && (
        <span className="text-ink-faint">
          <span aria-hidden>+{others.length}</span>
          <span className="sr-only">{others.join(', ')}</span>
        </span>
      )}
    </span>
  )
}
