import { IntentLink } from '#components/ui/intent-link.tsx'
import type { UsedInArticle } from '#contract/knowledge.ts'
import { articleStatusWord } from '#lib/article-status-word.ts'

/** The articles that cite a document. */
export function UsedInArticles({ articles }: { articles: readonly UsedInArticle[] }) {
  if (articles.length === 0) {
    return <p className="text-ink-faint text-sm">Not cited in any article yet</p>
  }
  return (
    <ul className="grid gap-2">
      {articles.map(({ article_id, title, status }) => (
        <li key={article_id} className="min-w-0">
          <IntentLink
            href={`/articles/${article_id}`}
            className="line-clamp-2 wrap-anywhere font-serif text-ink text-lg leading-snug hover:underline"
          >
            {title || 'Untitled'}
          </IntentLink>
          <span className="text-ink-faint text-xs">{articleStatusWord(status)}</span>
        </li>
      ))}
    </ul>
  )
}
