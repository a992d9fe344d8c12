import {
  cancelWarmLead as cancelWarmLeadOperation,
  createWarmLead as createWarmLeadOperation,
  eraseContact as eraseContactOperation,
  exportMediaTypes,
  exportWarmLead as exportWarmLeadOperation,
  getWarmLead as getWarmLeadOperation,
  listWarmLeads as listWarmLeadsOperation,
} from '#contract/warm-leads.ts'
import { acceptedJob } from '../core/accepted-job.ts'
import { acceptingRoute, type Route, route } from '../core/route.ts'
import { cancelJob } from '../runs/cancel-job.ts'
import { createWarmLead } from './create-warm-lead.ts'
import { eraseContact } from './erase-contact.ts'
import { exportCsv, exportWarmLead, exportXlsx } from './export-warm-lead.ts'
import { getWarmLead } from './get-warm-lead.ts'
import { listWarmLeads } from './list-warm-leads.ts'
import { warmLeadRun } from './warm-lead-run.ts'

const retryAfterSeconds = 3

/** Warm leads: start, poll, list, export, delete a contact. */
export const warmLeadRoutes: readonly Route[] = [
  acceptingRoute(createWarmLeadOperation, {
    accept: (ctx, { body }) => createWarmLead(ctx, body),
    answer(body) {
      if (body.idempotent) return { status: 200, body }
      const path = `/api/agent/service-warm-lead/${body.run.id}`
      return acceptedJob(body, { path, creditsHeld: body.credits_charged, retryAfterSeconds })
    },
  }),
  route(listWarmLeadsOperation, async (ctx, { query }) => ({
    status: 200,
    body: await listWarmLeads(ctx, query),
  })),
  route(getWarmLeadOperation, async (ctx, { params }) => ({
    status: 200,
    body: await getWarmLead(ctx, params.runId),
  })),
  route(cancelWarmLeadOperation, async (ctx, { params }) => ({
    status: 200,
    body: await cancelJob(ctx, warmLeadRun, { id: params.runId, get: getWarmLead }),
  })),
  route(exportWarmLeadOperation, async (ctx, { params, query }) => {
    const report = await exportWarmLead(ctx, params.runId)
    // Only letters, digits, dots and hyphens: a domain as submitted may hold anything else.
    const fileName = `warm-lead-${report.domain.replace(/^https?:\/\//i, '').replace(/[^A-Za-z0-9.-]+/g, '-')}.${query.format}`
    if (query.format === 'csv')
      return { status: 200, text: { content: exportCsv(report), mediaType: exportMediaTypes.csv, fileName } }
    if (query.format === 'xlsx') {
      const content = await exportXlsx(report)
      return { status: 200, file: { content, mediaType: exportMediaTypes.xlsx, fileName } }
    }
    return { status: 200, body: report }
  }),
  route(eraseContactOperation, async (ctx, { params }) => ({
    status: 200,
    body: await eraseContact(ctx, { runId: params.runId, contactId: params.id }),
  })),
]
