import { cancelArticle as cancelArticleOperation } from '#contract/articles.ts'
import {
  changeSession as changeSessionOperation,
  createSession as createSessionOperation,
  getSession as getSessionOperation,
  listSessions as listSessionsOperation,
  type SessionDetail,
} from '#contract/sessions.ts'
import { articlePath } from '../articles/generate-article.ts'
import { getArticle } from '../articles/get-article.ts'
import { jobHeaders } from '../core/accepted-job.ts'
import { acceptingRoute, type Route, route } from '../core/route.ts'
import { cancelJob } from '../runs/cancel-job.ts'
import { changeSession } from './change-session.ts'
import { createSession } from './create-session.ts'
import { getSession } from './get-session.ts'
import { listSessions } from './list-sessions.ts'
import { sessionArticleRun } from './session-article-run.ts'

/** Sessions: create, list, read, and change them and their topics; and the end of an article that ends its session's run, too. */
export const sessionRoutes: readonly Route[] = [
  acceptingRoute(createSessionOperation, {
    accept: (ctx, { body }) => createSession(ctx, body),
    answer: (body) => ({ status: 200, body }),
  }),
  route(listSessionsOperation, async (ctx, { query }) => ({
    status: 200,
    body: await listSessions(ctx, query),
  })),
  route(getSessionOperation, async (ctx, { params, query }) => ({
    status: 200,
    body: await getSession(ctx, { sessionId: params.id, ...query }),
  })),
  acceptingRoute(changeSessionOperation, {
    accept: (ctx, { params, body }) => changeSession(ctx, { sessionId: params.id, input: body }),
    answer: (body, { body: { action } }) => ({
      status: 200,
      body,
      headers: action === 'run_now' ? headersOfRun(body) : {},
    }),
  }),
  route(cancelArticleOperation, async (ctx, { params }) => ({
    status: 200,
    body: await cancelJob(ctx, sessionArticleRun, { id: params.id, get: getArticle }),
  })),
]

/** A run charges like any job, so that the article it has begun is polled and cancelled by what the answer says. */
function headersOfRun({ runs: [run], estimated_credits_per_article }: SessionDetail): Record<string, string> {
  if (run?.article_id === undefined) return {}
  const path = articlePath(run.article_id)
  return jobHeaders({ path, creditsHeld: estimated_credits_per_article, retryAfterSeconds: 5 })
}
