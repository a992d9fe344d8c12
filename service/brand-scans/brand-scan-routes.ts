import {
  cancelBrandScan as cancelBrandScanOperation,
  createBrandScan as createBrandScanOperation,
  getBrandScan as getBrandScanOperation,
  listBrandScans as listBrandScansOperation,
} from '#contract/brand-scans.ts'
import { acceptedJob } from '../core/accepted-job.ts'
import { acceptingRoute, type Route, route } from '../core/route.ts'
import { cancelJob } from '../runs/cancel-job.ts'
import { brandScanRun } from './brand-scan-run.ts'
import { createBrandScan } from './create-brand-scan.ts'
import { getBrandScan } from './get-brand-scan.ts'
import { listBrandScans } from './list-brand-scans.ts'

const retryAfterSeconds = 2

/** Brand scans: start, poll, list. */
export const brandScanRoutes: readonly Route[] = [
  acceptingRoute(createBrandScanOperation, {
    accept: (ctx, { body }) => createBrandScan(ctx, body),
    answer: (body) =>
      acceptedJob(body, {
        path: `/api/agent/tools/brand-scan/${body.id}`,
        creditsHeld: body.credits_charged,
        retryAfterSeconds,
      }),
  }),
  route(listBrandScansOperation, async (ctx, { query }) => ({
    status: 200,
    body: await listBrandScans(ctx, query),
  })),
  route(cancelBrandScanOperation, async (ctx, { params }) => ({
    status: 200,
    body: await cancelJob(ctx, brandScanRun, { id: params.id, get: getBrandScan }),
  })),
  route(getBrandScanOperation, async (ctx, { params }) => ({
    status: 200,
    body: await getBrandScan(ctx, params.id),
  })),
]
