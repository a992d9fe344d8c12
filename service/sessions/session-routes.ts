import { cancelArticle as cancelArticleOperation } from '#contract/articles.ts'
import {
  changeSession as changeSessionOperation,
  createSession as createSessionOperation,
  getSession as getSessionOperation,
  listSessions as listSessionsOperation,
} from '#contract/sessions.ts'
import { getArticle } from '../articles/get-article.ts'
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
    answer: (body) => ({ status: 200, body }),
  }),
  route(cancelArticleOperation, async (ctx, { params }) => ({
    status: 200,
    body: await cancelJob(ctx, sessionArticleRun, { id: params.id, get: getArticle }),
  })),
]
