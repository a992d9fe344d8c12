import 'server-only'
import * as warmLeads from '#contract/warm-leads.ts'
import { type Caller, callOperation, sendOperation } from './client.ts'

/** Starts a report on one company (Warm leads); 40 credits, or none where its `idempotencyKey` names an earlier run. */
export async function createWarmLead(
  { key }: Caller,
  body: warmLeads.CreateWarmLeadRequest,
): Promise<warmLeads.CreatedWarmLead> {
  return (await callOperation(warmLeads.createWarmLead, { body }, { key })).body
}

/** Status and result of one run. */
export async function getWarmLead({ key }: Caller, runId: string): Promise<warmLeads.WarmLeadRun> {
  return (await callOperation(warmLeads.getWarmLead, { params: { runId } }, { key })).body
}

/** One page of runs without their results, newest first. */
export async function listWarmLeads(
  { key }: Caller,
  query: Partial<warmLeads.ListWarmLeadsQuery>,
): Promise<warmLeads.WarmLeadList> {
  return (await callOperation(warmLeads.listWarmLeads, { query }, { key })).body
}

/** The rows of a report as a file; the body is handed on unread. */
export function exportWarmLead(
  { key }: Caller,
  runId: string,
  format: 'csv' | 'json' | 'xlsx',
): Promise<Response> {
  const accept = format === 'json' ? 'application/json' : warmLeads.exportMediaTypes[format]
  return sendOperation(warmLeads.exportWarmLead, { params: { runId }, query: { format } }, { key, accept })
}

/** Erases one contact of a report for good, and suppresses its address. */
export async function eraseContact(
  { key }: Caller,
  params: { runId: string; id: string },
): Promise<warmLeads.ErasedContact> {
  return (await callOperation(warmLeads.eraseContact, { params }, { key })).body
}
