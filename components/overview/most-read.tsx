import { IntentLink } from '#components/ui/intent-link.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { ResultPage } from '#contract/results.ts'
import { formatCount } from '#lib/format-number.ts'

const shown = 3

/** The articles that were read most in the period of the figures above. Nothing while none was. */
export function MostRead({ pages }: { pages: readonly ResultPage[] }) {
  const articles = pages.filter(({ article_id, views }) => article_id !== undefined && views > 0)
  if (articles.length === 0) return null
  return (
    <Panel title="Most read" flush>
      <ol className="divide-y divide-rule">
        {articles.slice(0, shown).map(({ article_id, title, views, reads }) => (
          <li key={article_id} className="px-4 py-2.5 hover:bg-hover">
            <IntentLink
              href={`/articles/${article_id}`}
              className="line-clamp-2 wrap-anywhere font-serif text-base text-ink hover:underline"
            >
              {title}
            </IntentLink>
            <p className="text-ink-faint text-xs">
              {formatCount(views, 'view')}
              {reads > 0 && ` · ${Math.round((reads / views) * 100)}% to the end`}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
