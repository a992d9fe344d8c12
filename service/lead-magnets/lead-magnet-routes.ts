import {
  cancelLeadMagnet as cancelLeadMagnetOperation,
  changeLeadMagnet as changeLeadMagnetOperation,
  createLeadMagnet as createLeadMagnetOperation,
  eraseLead as eraseLeadOperation,
  getLeadMagnet as getLeadMagnetOperation,
  listLeadMagnets as listLeadMagnetsOperation,
  listLeads as listLeadsOperation,
  rewriteAnnouncement as rewriteAnnouncementOperation,
} from '#contract/lead-magnets.ts'
import { acceptedJob } from '../core/accepted-job.ts'
import { acceptingRoute, type Route, route } from '../core/route.ts'
import { cancelJob } from '../runs/cancel-job.ts'
import { changeLeadMagnet, rewriteAnnouncement } from './change-lead-magnet.ts'
import { createLeadMagnet } from './create-lead-magnet.ts'
import { eraseLead } from './erase-lead.ts'
import { getLeadMagnet } from './get-lead-magnet.ts'
import { leadMagnetRun } from './lead-magnet-run.ts'
import { leadsCsv } from './leads-csv.ts'
import { listLeadMagnets } from './list-lead-magnets.ts'
import { listAllLeads, listLeads } from './list-leads.ts'

const retryAfterSeconds = 2

/** Lead magnets: generate, poll, list, publish, announce, and their sign-ups. */
export const leadMagnetRoutes: readonly Route[] = [
  acceptingRoute(createLeadMagnetOperation, {
    accept: (ctx, { body }) => createLeadMagnet(ctx, body),
    answer: (body) =>
      acceptedJob(body, {
        path: `/api/agent/lead-magnets/${body.id}`,
        creditsHeld: body.credits_charged,
        retryAfterSeconds,
      }),
  }),
  route(listLeadMagnetsOperation, async (ctx, { query }) => ({
    status: 200,
    body: await listLeadMagnets(ctx, query),
  })),
  route(getLeadMagnetOperation, async (ctx, { params }) => ({
    status: 200,
    body: await getLeadMagnet(ctx, params.id),
  })),
  route(cancelLeadMagnetOperation, async (ctx, { params }) => ({
    status: 200,
    body: await cancelJob(ctx, leadMagnetRun, { id: params.id, get: getLeadMagnet }),
  })),
  route(changeLeadMagnetOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await changeLeadMagnet(ctx, { leadMagnetId: params.id, input: body }),
  })),
  route(rewriteAnnouncementOperation, async (ctx, { params, body }) => ({
    status: 200,
    body: await rewriteAnnouncement(ctx, { leadMagnetId: params.id, input: body }),
  })),
  route(listLeadsOperation, async (ctx, { params, query }, { accept }) => {
    const asked = { leadMagnetId: params.id, query }
    if (!accept.includes('text/csv')) return { status: 200, body: await listLeads(ctx, asked) }
    const content = leadsCsv(await listAllLeads(ctx, asked))
    return { status: 200, text: { content, mediaType: 'text/csv', fileName: 'leads.csv' } }
  }),
  route(eraseLeadOperation, async (ctx, { params }) => ({
    status: 200,
    body: await eraseLead(ctx, { leadMagnetId: params.id, leadId: params.leadId }),
  })),
]
