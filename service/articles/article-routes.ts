import { forecastArticle as forecastArticleOperation } from '#contract/article-forecast.ts'
import {
  resetArticleCover as resetArticleCoverOperation,
  setArticleCover as setArticleCoverOperation,
  signArticle as signArticleOperation,
} from '#contract/article-look.ts'
import {
  changeArticle as changeArticleOperation,
  deleteArticle as deleteArticleOperation,
  generateArticle as generateArticleOperation,
  getArticle as getArticleOperation,
  listArticles as listArticlesOperation,
  publishArticle as publishArticleOperation,
  type QueuedArticle,
  replaceArticle as replaceArticleOperation,
} from '#contract/articles.ts'
import { getDraft as getDraftOperation, saveDraft as saveDraftOperation } from '#contract/drafts.ts'
import { listPersonas as listPersonasOperation } from '#contract/settings.ts'
import { jobHeaders } from '../core/accepted-job.ts'
import { acceptingRoute, type Route, route } from '../core/route.ts'
import { changeArticle } from './change-article.ts'
import { type ArticleJob, createArticle } from './create-article.ts'
import { deleteArticle } from './delete-article.ts'
import { articlePath, awaitArticle, queuedArticle } from './generate-article.ts'
import { getArticle } from './get-article.ts'
import { getDraft } from './get-draft.ts'
import { listArticles } from './list-articles.ts'
import { listPersonas } from './list-personas.ts'
import { publishArticle } from './publish-article.ts'
import { replaceArticle } from './replace-article.ts'
import { saveDraft } from './save-draft.ts'
import { resetCover, setCover } from './set-cover.ts'
import { signArticle } from './sign-article.ts'

const retryAfterSeconds = 2

/** Articles: generate, poll, list, read and save the text, publish, schedule, unpublish, replace, delete. */
export const articleRoutes: readonly Route[] = [
  acceptingRoute(generateArticleOperation, {
    accept: (ctx, { body, query }) => createArticle(ctx, body, { refreshesId: query.refreshes }),
    answer: (accepted, { body }) =>
      body.wait_for_completion ? undefined : queued(queuedArticle(body, accepted), accepted),
    async wait(ctx, { result, input, facts }) {
      const generation = await awaitArticle(
        ctx,
        { ...result, input: input.body },
        AbortSignal.any([facts.signal, ctx.stopping]),
      )
      if (generation.state === 'queued') return queued(generation.article, result)
      return { status: 200, body: generation.article }
    },
  }),
  route(forecastArticleOperation, async (ctx, { body }, facts) => {
    const { forecastArticle } = await import('./forecast-article.ts')
    return { status: 200, body: await forecastArticle(ctx, body, { signal: facts.signal, asks: true }) }
  }),
  route(listArticlesOperation, async (ctx, { query }) => ({
    status: 200,
    body: await listArticles(ctx, query),
  })),
  route(getArticleOperation, async (ctx, { params }) => ({
    status: 200,
    body: await getArticle(ctx, params.id),
  })),
  route(publishArticleOperation, async (ctx, { params }) => {
    const body = await publishArticle(ctx, params.id)
    const polled = { Location: articlePath(params.id), 'Retry-After': '2' }
    return { status: 200, body, headers: body.status === 'publishing' ? polled : {} }
  }),
  route(changeArticleOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await changeArticle(ctx, { articleId: params.id, input: body }),
  })),
  route(replaceArticleOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await replaceArticle(ctx, { articleId: params.id, draftId: body.draft_id }),
  })),
  route(signArticleOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await signArticle(ctx, { articleId: params.id, input: body }),
  })),
  route(setArticleCoverOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await setCover(ctx, { articleId: params.id, input: body }),
  })),
  route(resetArticleCoverOperation, async (ctx, { params }) => ({
    status: 200,
    body: await resetCover(ctx, params.id),
  })),
  route(deleteArticleOperation, async (ctx, { params }) => ({
    status: 200,
    body: await deleteArticle(ctx, params.id),
  })),
  route(getDraftOperation, async (ctx, { params, query }) => ({
    status: 200,
    body: await getDraft(ctx, { articleId: params.id, version: query.version }),
  })),
  route(saveDraftOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await saveDraft(ctx, { articleId: params.id, input: body }),
  })),
  route(listPersonasOperation, async () => ({ status: 200, body: listPersonas() })),
]

/** The published contract closes the body of this 202: what it holds and where it is cancelled is in headers and words. */
function queued(body: QueuedArticle, { id, credits }: ArticleJob) {
  const headers = jobHeaders({ path: articlePath(id), creditsHeld: credits, retryAfterSeconds })
  return { status: 202 as const, body, headers }
}
