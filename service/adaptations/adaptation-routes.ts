import {
  adaptArticle as adaptArticleOperation,
  deleteAdaptation as deleteAdaptationOperation,
  listAdaptations as listAdaptationsOperation,
  postAdaptation as postAdaptationOperation,
  regenerateAdaptation as regenerateAdaptationOperation,
  saveAdaptation as saveAdaptationOperation,
} from '#contract/adaptations.ts'
import { type Route, route } from '../core/route.ts'
import { adaptArticle } from './adapt-article.ts'
import { deleteAdaptation } from './delete-adaptation.ts'
import { listAdaptations } from './list-adaptations.ts'
import { postAdaptation } from './post-adaptation.ts'
import { regenerateAdaptation } from './regenerate-adaptation.ts'
import { saveAdaptation } from './save-adaptation.ts'

/** Social adaptations: write, list, edit, write again, post, delete. */
export const adaptationRoutes: readonly Route[] = [
  route(adaptArticleOperation, async (ctx, { body }) => ({
    status: 200,
    body: await adaptArticle(ctx, body),
  })),
  route(listAdaptationsOperation, async (ctx, { query }) => ({
    status: 200,
    body: await listAdaptations(ctx, query),
  })),
  route(saveAdaptationOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await saveAdaptation(ctx, { adaptationId: params.id, input: body }),
  })),
  route(regenerateAdaptationOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await regenerateAdaptation(ctx, { adaptationId: params.id, input: body }),
  })),
  route(postAdaptationOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await postAdaptation(ctx, { adaptationId: params.id, input: body }),
  })),
  route(deleteAdaptationOperation, async (ctx, { params }) => ({
    status: 200,
    body: await deleteAdaptation(ctx, params.id),
  })),
]
