import {
  adaptArticle as adaptArticleOperation,
  deleteAdaptation as deleteAdaptationOperation,
  deletePost as deletePostOperation,
  listAdaptations as listAdaptationsOperation,
  postAdaptation as postAdaptationOperation,
  regenerateAdaptation as regenerateAdaptationOperation,
  saveAdaptation as saveAdaptationOperation,
} from '#contract/adaptations.ts'
import { acceptingRoute, type Route, route } from '../core/route.ts'
import { adaptArticle } from './adapt-article.ts'
import { deleteAdaptation } from './delete-adaptation.ts'
import { deletePost } from './delete-post.ts'
import { listAdaptations } from './list-adaptations.ts'
import { postAdaptation } from './post-adaptation.ts'
import { regenerateAdaptation } from './regenerate-adaptation.ts'
import { saveAdaptation } from './save-adaptation.ts'

/** Social adaptations: write, list, edit, write again, post, delete there and here. */
export const adaptationRoutes: readonly Route[] = [
  acceptingRoute(adaptArticleOperation, {
    accept: (ctx, { body }) => adaptArticle(ctx, body),
    answer: (body) => ({ status: 200, body }),
  }),
  route(listAdaptationsOperation, async (ctx, { query }) => ({
    status: 200,
    body: await listAdaptations(ctx, query),
  })),
  route(saveAdaptationOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await saveAdaptation(ctx, { adaptationId: params.id, input: body }),
  })),
  acceptingRoute(regenerateAdaptationOperation, {
    accept: (ctx, { params, body }) => regenerateAdaptation(ctx, { adaptationId: params.id, input: body }),
    answer: (body) => ({ status: 200, body }),
  }),
  route(postAdaptationOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await postAdaptation(ctx, { adaptationId: params.id, input: body }),
  })),
  route(deletePostOperation, async (ctx, { params, query }) => ({
    status: 200,
    body: await deletePost(ctx, { adaptationId: params.id, query }),
  })),
  route(deleteAdaptationOperation, async (ctx, { params }) => ({
    status: 200,
    body: await deleteAdaptation(ctx, params.id),
  })),
]
