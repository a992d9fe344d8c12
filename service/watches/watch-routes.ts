import {
  changeWatch as changeWatchOperation,
  createWatch as createWatchOperation,
  deleteWatch as deleteWatchOperation,
  getWatch as getWatchOperation,
  listWatches as listWatchesOperation,
  runWatch as runWatchOperation,
} from '#contract/watches.ts'
import { acceptingRoute, type Route, route } from '../core/route.ts'
import { changeWatch } from './change-watch.ts'
import { createWatch } from './create-watch.ts'
import { deleteWatch } from './delete-watch.ts'
import { getWatch } from './get-watch.ts'
import { listWatches } from './list-watches.ts'
import { runWatch } from './run-watch.ts'

export const watchRoutes: readonly Route[] = [
  acceptingRoute(createWatchOperation, {
    accept: (ctx, { body }) => createWatch(ctx, body),
    answer: (body) => ({ status: 201, body, headers: { Location: `/api/agent/watches/${body.id}` } }),
  }),
  route(listWatchesOperation, async (ctx, { query }) => ({
    status: 200,
    body: await listWatches(ctx, query),
  })),
  route(getWatchOperation, async (ctx, { params, query }) => ({
    status: 200,
    body: await getWatch(ctx, { ...params, ...query }),
  })),
  route(changeWatchOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await changeWatch(ctx, params.id, body),
  })),
  acceptingRoute(runWatchOperation, {
    accept: (ctx, { params }) => runWatch(ctx, params.id),
    answer: (body) => ({ status: 202, body, headers: { Location: `/api/agent/watches/${body.id}` } }),
  }),
  route(deleteWatchOperation, async (ctx, { params }) => ({
    status: 200,
    body: await deleteWatch(ctx, params.id),
  })),
]
