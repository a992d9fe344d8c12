import { articleViews } from '#components/articles/article-views.ts'
import { ArticlesHeader } from '#components/articles/articles-header.tsx'
import { ArticlesList } from '#components/articles/articles-list.tsx'
import { readArticlesFilter } from '#components/articles/read-articles-filter.ts'
import { StartedArticles } from '#components/articles/started-articles.tsx'
import { usualResultsPeriod } from '#components/results/results-period.ts'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { listArticles } from '#contract/articles.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { readResults } from '../../read-results.ts'
import {
  deleteArticlesAction,
  publishArticlesAction,
  scheduleArticlesAction,
  tagArticlesAction,
} from '../actions.ts'
import { ArticlesSkeleton } from './articles-skeleton.tsx'

export const metadata = { title: 'Articles' }

export default function ArticlesPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  return drawSoon(drawArticles(searchParams), <ArticlesSkeleton />)
}

async function drawArticles(searchParams: Promise<Record<string, string | string[] | undefined>>) {
  const params = await searchParams
  const filter = readArticlesFilter(params)
  const [list, { found: results }] = await Promise.all([
    readForPanel(listArticles, { query: filter }),
    readResults(usualResultsPeriod, { kind: 'article', limit: 100 }),
  ])
  const offered = list.ok || list.problem.kind !== 'not_offered'
  return (
    <HydratedQueries
      entries={offered ? [[operationQuery('listArticles', { query: filter }).queryKey, list]] : []}
    >
      <ArticlesHeader filter={filter} />
      {offered ? (
        <ArticlesList
          filter={filter}
          views={results.ok ? articleViews(results.data) : undefined}
          actions={{
            publish: publishArticlesAction,
            remove: deleteArticlesAction,
            schedule: scheduleArticlesAction,
            tag: tagArticlesAction,
          }}
        />
      ) : (
        <StartedArticles offset={filter.offset ?? 0} />
      )}
    </HydratedQueries>
  )
}
