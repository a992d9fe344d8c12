import type { Metadata } from 'next'
import { adaptationsOf } from '#components/adaptations/adaptations-of.ts'
import { LazyAdaptations } from '#components/adaptations/lazy-adaptations.tsx'
import type { ShownResults } from '#components/articles/article-desk.tsx'
import { ArticleLook } from '#components/articles/article-look.tsx'
import { articlePictures } from '#components/articles/article-pictures.ts'
import { ArticleView } from '#components/articles/article-view.tsx'
import { LazyDestinationChoice, LazyPlacements } from '#components/destinations/lazy-placements.tsx'
import { articleName } from '#components/jobs/article-status.ts'
import { ArticleResultStrip } from '#components/results/article-result-strip.tsx'
import { ArticleResults } from '#components/results/article-results.tsx'
import { drawSoon, recordMs, titleSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { listAdaptations } from '#contract/adaptations.ts'
import type { Me } from '#contract/agents.ts'
import { cancelArticle, getArticle } from '#contract/articles.ts'
import { getDraft } from '#contract/drafts.ts'
import { getResults, type Results } from '#contract/results.ts'
import { getSettings } from '#contract/settings.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { isOffered } from '#lib/agent-api/is-offered.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel, readMe } from '#lib/session-page.ts'
import { cancelArticleAction } from '../../cancel-actions.ts'
import { RecordProblem } from '../../record-problem.tsx'
import {
  changeArticleAction,
  deleteArticleAction,
  publishArticleAction,
  replaceArticleAction,
  saveDraftAction,
} from '../actions.ts'
import {
  adaptArticleAction,
  deleteAdaptationAction,
  deletePostAction,
  postAdaptationAction,
  regenerateAdaptationAction,
  saveAdaptationAction,
} from './adaptation-actions.ts'
import { ArticleSkeleton } from './article-skeleton.tsx'
import { resetCoverAction, setCoverAction, signArticleAction } from './look-actions.ts'
import { choosePlacementsAction, retryPlacementAction } from './placement-actions.ts'

type ArticlePageProps = {
  params: Promise<{ id: string }>
  searchParams: Promise<{ view?: string | string[] }>
}

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const reading = readForPanel(getArticle, { params: { id: (await params).id } })
  return titleSoon(reading, articleName, 'Article')
}

export default function ArticlePage(props: ArticlePageProps) {
  return drawSoon(drawArticle(props), <ArticleSkeleton />, recordMs)
}

/** The results where the service has them, or why they are not there. */
function shownResults(found: ActionResult<Results>, prices: Me['prices']): ShownResults | undefined {
  if (found.ok)
    return {
      strip: <ArticleResultStrip results={found.data} />,
      details: <ArticleResults results={found.data} prices={prices} />,
    }
  if (found.problem.kind === 'not_offered') return undefined
  const failure = (
    <Notice tone="warn" title="Couldn't load results">
      {found.problem.message}
    </Notice>
  )
  return { strip: failure, details: failure }
}

async function drawArticle({ params, searchParams }: ArticlePageProps) {
  const { id } = await params
  const found = await readForPanel(getArticle, { params: { id } })
  if (!found.ok) return <RecordProblem problem={found.problem} />
  const article = found.data
  // Read while the others are.
  const reading = readForPanel(getSettings)
  const [results, me] =
    article.status === 'published'
      ? await Promise.all([readForPanel(getResults, { query: { article_id: id, limit: 5 } }), readMe()])
      : []
  const draft = article.title === undefined ? undefined : await readForPanel(getDraft, { params: { id } })
  // Whether the form or the posts come first is known with the first look at them.
  const posts =
    (await searchParams).view === 'social'
      ? await readForPanel(listAdaptations, adaptationsOf(id))
      : undefined
  const settings = await reading
  return (
    <HydratedQueries
      entries={[
        [operationQuery('listAdaptations', adaptationsOf(id)).queryKey, posts?.ok ? posts : undefined],
        [operationQuery('getArticle', { params: { id } }).queryKey, { ok: true, data: article }],
        ...(draft ? ([[operationQuery('getDraft', { params: { id } }).queryKey, draft]] as const) : []),
      ]}
    >
      <ArticleView
        id={id}
        initial={article}
        textOffered={!draft || draft.ok || draft.problem.kind !== 'not_offered'}
        actions={{
          save: saveDraftAction,
          publish: publishArticleAction,
          change: changeArticleAction,
          replace: replaceArticleAction,
          remove: deleteArticleAction,
          cancel: (await isOffered(cancelArticle)) ? cancelArticleAction : undefined,
        }}
        results={results && shownResults(results, me?.ok ? me.data.prices : [])}
        placements={
          <LazyPlacements
            articleId={id}
            actions={{ choose: choosePlacementsAction, retry: retryPlacementAction }}
          />
        }
        look={
          <ArticleLook
            articleId={id}
            actions={{ sign: signArticleAction, setCover: setCoverAction, resetCover: resetCoverAction }}
          />
        }
        destinationChoice={<LazyDestinationChoice articleId={id} choose={choosePlacementsAction} />}
        social={
          <LazyAdaptations
            articleId={id}
            article={{
              author: (settings.ok && settings.data.companyProfile?.name) || 'Your company',
              title: article.title ?? '',
              host: URL.parse(article.article_url ?? '')?.host,
              cover: articlePictures(article, draft?.ok ? draft.data : undefined).get('cover.png')?.url,
            }}
            refLink={settings.ok ? settings.data.referralLink : undefined}
            actions={{
              adapt: adaptArticleAction,
              save: saveAdaptationAction,
              regenerate: regenerateAdaptationAction,
              post: postAdaptationAction,
              deletePost: deletePostAction,
              remove: deleteAdaptationAction,
            }}
          />
        }
      />
    </HydratedQueries>
  )
}
