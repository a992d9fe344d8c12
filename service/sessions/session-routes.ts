import {
  changeSession as changeSessionOperation,
  createSession as createSessionOperation,
  getSession as getSessionOperation,
  listSessions as listSessionsOperation,
} from '#contract/sessions.ts'
import { acceptingRoute, type Route, route } from '../core/route.ts'
import { changeSession } from './change-session.ts'
import { createSession } from './create-session.ts'
import { getSession } from './get-session.ts'
import { listSessions } from './list-sessions.ts'

/** Sessions: create, list, read, and change them and their topics. */
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
]
