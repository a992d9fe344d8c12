import { Fragment } from 'react'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { articlesHref } from './article-filters.ts'

/** The tags of an article in two lines of its row at most, each the way to the articles that share it. Tags are untrusted text. */
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  return (
    <span title={tags.join(', ')} className="line-clamp-2 wrap-anywhere text-ink-faint text-xs">
      {tags.map((tag, at) => (
        <Fragment key={tag}>
          {at > 0 && ', '}
          <IntentLink
            href={articlesHref({ tag })}
            className="text-ink-soft hover:text-ink hover:underline hover:underline-offset-3"
          >
            {tag}
          </IntentLink>
        </Fragment>
      ))}
    </span>
  )
}
