import 'server-only'
import * as leadMagnets from '#contract/lead-magnets.ts'
import { env } from '#lib/env.ts'
import { type Caller, callOperation, sendOperation } from './client.ts'

/**
 * Starts a lead magnet (Lead magnets).
 * @param options.idempotencyKey the same key never charges twice within 24 h.
 */
export async function createLeadMagnet(
  { key }: Caller,
  body: leadMagnets.CreateLeadMagnetInput,
  options: { idempotencyKey: string },
): Promise<leadMagnets.CreatedLeadMagnet> {
  return (await callOperation(leadMagnets.createLeadMagnet, { body }, { key, ...options })).body
}

/** Status and result of one lead magnet. */
export async function getLeadMagnet({ key }: Caller, id: string): Promise<leadMagnets.LeadMagnet> {
  return (await callOperation(leadMagnets.getLeadMagnet, { params: { id } }, { key })).body
}

/** One page of lead magnets without their contents, newest first. */
export async function listLeadMagnets(
  { key }: Caller,
  query: Partial<leadMagnets.ListLeadMagnetsQuery>,
): Promise<leadMagnets.LeadMagnetList> {
  return (await callOperation(leadMagnets.listLeadMagnets, { query }, { key })).body
}

/** Opens the landing page or closes it; `conflict` while there is no PDF. */
export async function changeLeadMagnet(
  { key }: Caller,
  id: string,
  body: leadMagnets.ChangeLeadMagnetInput,
): Promise<leadMagnets.LeadMagnet> {
  return (await callOperation(leadMagnets.changeLeadMagnet, { params: { id }, body }, { key })).body
}

/** Another text that announces it; charges nothing. */
export async function rewriteAnnouncement(
  { key }: Caller,
  id: string,
  body: leadMagnets.RewriteAnnouncementInput,
): Promise<leadMagnets.LeadMagnet> {
  return (await callOperation(leadMagnets.rewriteAnnouncement, { params: { id }, body }, { key })).body
}

/** One page of those who asked for the PDF, newest first. */
export async function listLeads(
  { key }: Caller,
  id: string,
  query: Partial<leadMagnets.ListLeadsQuery>,
): Promise<leadMagnets.LeadList> {
  return (await callOperation(leadMagnets.listLeads, { params: { id }, query }, { key })).body
}

/** Everybody who matches, as CSV (RFC 4180, safe for spreadsheets); the body is handed on unread. */
export function exportLeads(
  { key }: Caller,
  id: string,
  query: Partial<leadMagnets.ListLeadsQuery>,
): Promise<Response> {
  return sendOperation(leadMagnets.listLeads, { params: { id }, query }, { key, accept: 'text/csv' })
}

/** Forgets one who asked for the PDF. */
export async function eraseLead({ key }: Caller, id: string, leadId: string): Promise<void> {
  await callOperation(leadMagnets.eraseLead, { params: { id, leadId } }, { key })
}

/**
 * The PDF of a lead magnet, unread; undefined where there is none, or where it is not on the service itself. Its
 * address comes from the service, so only its path is followed: nobody can make the dashboard call somewhere else.
 */
export async function openLeadMagnetPdf(caller: Caller, id: string): Promise<Response | undefined> {
  const { pdf_url } = await getLeadMagnet(caller, id)
  const address = pdf_url === undefined ? null : URL.parse(pdf_url)
  if (!address) return undefined
  const response = await fetch(`${env().agentApiUrl}${address.pathname}${address.search}`, {
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(30_000),
  })
  const isPdf = /^application\/pdf\b/i.test(response.headers.get('content-type') ?? '')
  return response.ok && isPdf ? response : undefined
}
