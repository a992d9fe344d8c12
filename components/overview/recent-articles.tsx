'use client'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Article } from '#contract/articles.ts'
import { formatCount } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { recentArticles } from '#lib/queries/requests.ts'
import { webAddress } from '#lib/web-address.ts'
import { articleHref, articleTitle } from './article-link.ts'
import { PanelProblem } from './panel-problem.tsx'
import { PanelRows } from './panel-rows.tsx'
import { usePanelState } from './use-panel-state.ts'

/** As many as one looks for here; the list has all. */
const shown = 3

/** The newest of what is live. */
export function RecentArticles() {
  const { data, problem, retry, retrying } = usePanelState(
    useQuery(operationQuery('listArticles', recentArticles)),
  )
  return (
    <Panel
      title="Recently published"
      flush
      aside={data && data.total > 0 && <TextLink href="/articles?status=published">All published</TextLink>}
    >
      {data ? (
        data.articles.length === 0 ? (
          <EmptyState dense title="No published articles yet">
            What you publish shows up here.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-rule">
            {data.articles.slice(0, shown).map((article, at) => (
              <RecentRow key={article.id ?? article.article_id ?? at} article={article} />
            ))}
          </ul>
        )
      ) : problem ? (
        <PanelProblem what="Published articles" problem={problem} onRetry={retry} retrying={retrying} />
      ) : (
        <PanelRows rows={shown} />
      )}
    </Panel>
  )
}

function RecentRow({ article }: { article: Article }) {
  const { published_at, word_count, article_url } = article
  const title = articleTitle(article)
  const live = webAddress(article_url)
  return (
    <li className="flex items-start gap-3 px-4 py-2.5 hover:bg-hover">
      <div className="min-w-0 flex-1">
        <IntentLink
          href={articleHref(article)}
          className="line-clamp-2 wrap-anywhere font-serif text-base text-ink hover:underline"
        >
          {title}
        </IntentLink>
        <p className="flex flex-wrap gap-x-3 text-ink-faint text-xs">
          {published_at && <RelativeTime at={published_at} />}
          {word_count !== undefined && <span>{formatCount(word_count, 'word')}</span>}
        </p>
      </div>
      {live && (
        <a
          href={live}
          target="_blank"
          rel="noreferrer"
          className="mt-0.5 flex shrink-0 items-center gap-1 rounded-sm text-ink-soft text-xs hover:text-ink hover:underline"
        >
          <ExternalLink aria-hidden className="size-3.5" />
          Live<span className="sr-only"> page of {title} (in a new tab)</span>
        </a>
      )}
    </li>
  )
}
