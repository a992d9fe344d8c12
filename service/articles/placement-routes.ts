import {
  choosePlacements as choosePlacementsOperation,
  listPlacements as listPlacementsOperation,
} from '#contract/destinations.ts'
import { type Route, route } from '../core/route.ts'
import { choosePlacements, listPlacements } from './choose-placements.ts'

/** Where an article is published: read and choose. */
export const placementRoutes: readonly Route[] = [
  route(listPlacementsOperation, async (ctx, { params }) => ({
    status: 200,
    body: await listPlacements(ctx, params.id),
  })),
  route(choosePlacementsOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await choosePlacements(ctx, { articleId: params.id, input: body }),
  })),
]
