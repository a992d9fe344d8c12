import type { Metadata } from 'next'
import { adaptationsOf } from '#components/adaptations/adaptations-of.ts'
import { LazyAdaptations } from '#components/adaptations/lazy-adaptations.tsx'
import { openingOf } from '#components/adaptations/opening-of.ts'
import type { ShownResults } from '#components/articles/article-desk.tsx'
import { ArticleAuthor, ArticleCover } from '#components/articles/article-look.tsx'
import { articlePictures } from '#components/articles/article-pictures.ts'
import { ArticleView } from '#components/articles/article-view.tsx'
import { LazyDestinationChoice, LazyPlacements } from '#components/destinations/lazy-placements.tsx'
import { articleName } from '#components/jobs/article-status.ts'
import { ArticleGlance } from '#components/results/article-glance.tsx'
import { ArticleReaders } from '#components/results/article-readers.tsx'
import { today } from '#components/results/results-period.ts'
import { drawSoon, recordMs, titleSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { listAdaptations } from '#contract/adaptations.ts'
import { cancelArticle, getArticle } from '#contract/articles.ts'
import { getDraft } from '#contract/drafts.ts'
import { getSettings } from '#contract/settings.ts'
import { isOffered } from '#lib/agent-api/is-offered.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { requireSession } from '#lib/session.ts'
import { readForPanel, readMe } from '#lib/session-page.ts'
import { cancelArticleAction } from '../../cancel-actions.ts'
import { readResults, readUsualResults } from '../../read-results.ts'
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

/** What became of a live article, where the service counts that, or why it can't be shown. */
async function readShownResults(
  articleId: string,
  url: string | undefined,
): Promise<ShownResults | undefined> {
  const asked = { article_id: articleId, limit: 5 }
  const [{ period, found }, ofToday, me, posts] = await Promise.all([
    readUsualResults(asked),
    readResults(today, asked),
    readMe(),
    readForPanel(listAdaptations, { query: { article_id: articleId, limit: 1 } }),
  ])
  if (found.ok)
    return {
      glance: (
        <ArticleGlance
          articleId={articleId}
          url={url}
          results={found.data}
          isToday={period.id === today.id}
          viewsToday={ofToday.found.ok ? ofToday.found.data.totals.views : undefined}
          prices={me.ok ? me.data.prices : []}
          hasPosts={posts.ok ? posts.data.adaptations.length > 0 : undefined}
        />
      ),
      readers: <ArticleReaders results={found.data} />,
    }
  if (found.problem.kind === 'not_offered') return undefined
  const failure = (
    <Notice tone="warn" title="Couldn't load results">
      {found.problem.message}
    </Notice>
  )
  return { glance: failure, readers: failure }
}

async function drawArticle({ params, searchParams }: ArticlePageProps) {
  const { id } = await params
  const found = await readForPanel(getArticle, { params: { id } })
  if (!found.ok) return <RecordProblem problem={found.problem} />
  const article = found.data
  // Read while the others are.
  const reading = readForPanel(getSettings)
  const results = article.status === 'published' ? await readShownResults(id, article.article_url) : undefined
  const draft = article.title === undefined ? undefined : await readForPanel(getDraft, { params: { id } })
  // Whether the form or the posts come first is known with the first look at them.
  const posts =
    (await searchParams).view === 'social'
      ? await readForPanel(listAdaptations, adaptationsOf(id))
      : undefined
  const settings = await reading
  const { agentId } = await requireSession()
  return (
    <HydratedQueries
      entries={[
        [operationQuery('listAdaptations', adaptationsOf(id)).queryKey, posts?.ok ? posts : undefined],
        [operationQuery('getArticle', { params: { id } }).queryKey, { ok: true, data: article }],
        ...(draft ? ([[operationQuery('getDraft', { params: { id } }).queryKey, draft]] as const) : []),
      ]}
    >
      <ArticleView
        agentId={agentId}
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
        results={results}
        placements={
          <LazyPlacements
            articleId={id}
            actions={{ choose: choosePlacementsAction, retry: retryPlacementAction }}
          />
        }
        look={{
          author: <ArticleAuthor articleId={id} sign={signArticleAction} />,
          cover: <ArticleCover articleId={id} set={setCoverAction} reset={resetCoverAction} />,
        }}
        destinationChoice={<LazyDestinationChoice articleId={id} choose={choosePlacementsAction} />}
        social={
          <LazyAdaptations
            articleId={id}
            article={{
              author: (settings.ok && settings.data.companyProfile?.name) || 'Your company',
              title: article.title ?? '',
              opening: draft?.ok ? openingOf(draft.data.markdown) : undefined,
              website: settings.ok ? settings.data.companyProfile?.websites?.[0] : undefined,
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
