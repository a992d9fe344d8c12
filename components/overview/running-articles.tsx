'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ElapsedTime } from '#components/ui/elapsed-time.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Article } from '#contract/articles.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import { recentArticles, runningArticles } from '#lib/queries/requests.ts'
import { articleHref, articleTitle } from './article-link.ts'
import { PanelProblem } from './panel-problem.tsx'
import { PanelRows } from './panel-rows.tsx'
import { usePanelState } from './use-panel-state.ts'

/** What is being written now, while something is; when one of them ends, the rest of the page is asked again. */
export function RunningArticles() {
  const { data, problem, retry, retrying } = usePanelState(
    useQuery(operationQuery('listArticles', runningArticles)),
  )
  useRefreshWhenFewer(data?.total)
  const more = data ? data.total - data.articles.length : 0
  if (data?.articles.length === 0) return null
  return (
    <Panel title="Running" flush aside={data && data.total > 0 && data.total}>
      {data ? (
        <ul className="divide-y divide-rule">
          {data.articles.map((article, at) => (
            <RunningRow key={article.id ?? article.article_id ?? at} article={article} />
          ))}
          {more > 0 && (
            <li className="px-4 py-2.5 text-xs">
              <TextLink href="/articles">and {more} more</TextLink>
            </li>
          )}
        </ul>
      ) : problem ? (
        <PanelProblem what="Running articles" problem={problem} onRetry={retry} retrying={retrying} />
      ) : (
        <PanelRows rows={2} />
      )}
    </Panel>
  )
}

function RunningRow({ article }: { article: Article }) {
  const { progress, created_at } = article
  const title = articleTitle(article)
  return (
    <li>
      <IntentLink
        href={articleHref(article)}
        className="grid grid-cols-[minmax(0,1fr)] gap-1.5 px-4 py-3 -outline-offset-2 hover:bg-hover"
      >
        <span className="line-clamp-2 wrap-anywhere font-serif text-ink text-lg leading-snug">{title}</span>
        <ProgressBar thin percent={progress?.percent} label={`Progress of ${title}`} />
        <span className="flex justify-between gap-3 text-ink-faint text-xs">
          <span role="status" className="truncate">
            {progress?.message ?? 'Queued'}
          </span>
          {created_at && <ElapsedTime since={created_at} />}
        </span>
      </IntentLink>
    </li>
  )
}

/** A shorter list means that something ended: drafts, failures and the balance have changed with it. */
function useRefreshWhenFewer(total: number | undefined) {
  const client = useQueryClient()
  const before = useRef(total)
  useEffect(() => {
    const fewer = total !== undefined && before.current !== undefined && total < before.current
    before.current = total
    if (!fewer) return
    for (const { queryKey } of [
      operationQuery('getStatus'),
      operationQuery('listArticles', recentArticles),
      operationQuery('getMe'),
    ])
      void client.invalidateQueries({ queryKey })
    void client.invalidateQueries({ queryKey: operationKey('getSchedule') })
  }, [total, client])
}
