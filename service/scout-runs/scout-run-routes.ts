import {
  cancelScoutRun as cancelScoutRunOperation,
  createScoutRun as createScoutRunOperation,
  getScoutRun as getScoutRunOperation,
  listScoutRuns as listScoutRunsOperation,
} from '#contract/scout-runs.ts'
import { acceptedJob } from '../core/accepted-job.ts'
import { acceptingRoute, type Route, route } from '../core/route.ts'
import { cancelJob } from '../runs/cancel-job.ts'
import { createScoutRun } from './create-scout-run.ts'
import { getScoutRun } from './get-scout-run.ts'
import { listScoutRuns } from './list-scout-runs.ts'
import { scoutRun } from './scout-run.ts'

const retryAfterSeconds = 2

/** Scout runs: start, poll, list. */
export const scoutRunRoutes: readonly Route[] = [
  acceptingRoute(createScoutRunOperation, {
    accept: (ctx, { body }) => createScoutRun(ctx, body),
    answer: (body) =>
      acceptedJob(body, {
        path: `/api/agent/scout/reddit/${body.run_id}`,
        creditsHeld: body.credits_used,
        retryAfterSeconds,
      }),
  }),
  route(getScoutRunOperation, async (ctx, { params }) => ({
    status: 200,
    body: await getScoutRun(ctx, params.runId),
  })),
  route(cancelScoutRunOperation, async (ctx, { params }) => ({
    status: 200,
    body: await cancelJob(ctx, scoutRun, { id: params.runId, get: getScoutRun }),
  })),
  route(listScoutRunsOperation, async (ctx, { query }) => ({
    status: 200,
    body: await listScoutRuns(ctx, query),
  })),
]
