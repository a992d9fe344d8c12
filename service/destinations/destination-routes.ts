import {
  changeDestination as changeDestinationOperation,
  connectDestination as connectDestinationOperation,
  disconnectDestination as disconnectDestinationOperation,
  listDestinations as listDestinationsOperation,
  retryPlacement as retryPlacementOperation,
  testDestination as testDestinationOperation,
} from '#contract/destinations.ts'
import { acceptingRoute, type Route, route } from '../core/route.ts'
import { changeDestination } from './change-destination.ts'
import { connectDestination } from './connect-destination.ts'
import { disconnectDestination } from './disconnect-destination.ts'
import { listDestinations } from './list-destinations.ts'
import { retryPlacement } from './retry-placement.ts'
import { testDestination } from './test-destination.ts'

/** Destinations: list, connect, change, test, disconnect; and to go on with what failed there. */
export const destinationRoutes: readonly Route[] = [
  route(listDestinationsOperation, async (ctx) => ({ status: 200, body: await listDestinations(ctx) })),
  acceptingRoute(connectDestinationOperation, {
    accept: (ctx, { body }, facts) => connectDestination(ctx, body, facts.signal),
    answer: (body) => ({ status: 201, body, headers: { Location: `/api/agent/destinations/${body.id}` } }),
  }),
  route(changeDestinationOperation, async (ctx, { params, body }, facts) => ({
    status: 200,
    body: await changeDestination(ctx, { destinationId: params.id, input: body }, facts.signal),
  })),
  route(testDestinationOperation, async (ctx, { params }, facts) => ({
    status: 200,
    body: await testDestination(ctx, params.id, facts.signal),
  })),
  route(disconnectDestinationOperation, async (ctx, { params }) => ({
    status: 200,
    body: await disconnectDestination(ctx, params.id),
  })),
  route(retryPlacementOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await retryPlacement(ctx, { placementId: params.id, input: body }),
  })),
]
