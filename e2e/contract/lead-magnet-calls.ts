import { expect } from 'vitest'
import {
  cancelLeadMagnet,
  changeLeadMagnet,
  createLeadMagnet,
  eraseLead,
  getLeadMagnet,
  listLeadMagnets,
  listLeads,
  rewriteAnnouncement,
} from '#contract/lead-magnets.ts'
import { call, sendOperation } from '#lib/agent-api/client.ts'
import { leadMagnets as leadMagnetRows, leads } from '#service/db/schema/lead-magnets.ts'
import { eq } from '#service/db/sql.ts'
import { eventually } from '#test-support/eventually.ts'
import { answers, anyPage, idempotent, page, starting, under, unworked } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const leadMagnetMembers =
  'id status type topic progress.stage progress.percent progress.message pdf_url public_url niche language platform generate_images title message page_count trust_level engine content.title content.subtitle content.introduction content.parts.0.heading content.parts.0.items content.parts.0.inputs content.parts.0.worksheet content.sources announcement.platform announcement.text announcement.char_count announcement.char_limit leads.confirmed leads.pending credits_used created_at updated_at'
const checklist = {
  type: 'checklist' as const,
  topic: 'Choosing a grinder',
  niche: 'small cafés',
  language: 'en' as const,
  platform: 'twitter' as const,
  generate_images: false,
  auto_publish: false,
}

export const leadMagnetCalls = [
  answers('createLeadMagnet', 'id status type topic credits_charged auto_publish', async (desk) => {
    await desk.careDocument()
    return call(createLeadMagnet, { body: checklist }, { key: desk.key, ...idempotent() })
  }),
  answers('getLeadMagnet', leadMagnetMembers, async (desk) =>
    call(getLeadMagnet, { params: { id: await madeLeadMagnet(desk) } }, desk),
  ),
  answers('cancelLeadMagnet', 'id status type topic reason error credits_used', async (desk) => {
    await desk.careDocument()
    return unworked(desk, createLeadMagnet, async () => {
      const { id } = await call(createLeadMagnet, { body: checklist }, starting(desk))
      return call(cancelLeadMagnet, { params: { id } }, desk)
    })
  }),
  answers(
    'listLeadMagnets',
    `lead_magnets.0.id lead_magnets.0.public_url counts.all ${page}`,
    async (desk) => {
      await madeLeadMagnet(desk)
      return call(listLeadMagnets, { query: { ...anyPage, status: 'draft', type: 'checklist' } }, desk)
    },
  ),
  answers('changeLeadMagnet', `${leadMagnetMembers} published_at`, async (desk) =>
    call(
      changeLeadMagnet,
      { params: { id: await madeLeadMagnet(desk) }, body: { status: 'published' } },
      desk,
    ),
  ),
  answers('rewriteAnnouncement', leadMagnetMembers, async (desk) =>
    call(
      rewriteAnnouncement,
      { params: { id: await madeLeadMagnet(desk) }, body: { platform: 'linkedin' } },
      desk,
    ),
  ),
  answers(
    'listLeads',
    `${under('leads.0', 'id email status consent_text consent_version consented_at downloads language')} counts.all counts.confirmed counts.pending ${page}`,
    async (desk) => {
      const { id } = await askedFor(desk)
      expect(
        await (
          await sendOperation(listLeads, { params: { id }, query: {} }, { key: desk.key, accept: 'text/csv' })
        ).text(),
      ).toMatch(/^email,status,/)
      return call(listLeads, { params: { id }, query: anyPage }, desk)
    },
  ),
  answers('eraseLead', '', async (desk) => {
    const { id, leadId } = await askedFor(desk)
    await call(eraseLead, { params: { id, leadId } }, desk)
    expect((await call(listLeads, { params: { id }, query: anyPage }, desk)).total).toBe(0)
  }),
]

/** A lead magnet and one who asked for it, written straight into the table: the form has tests of its own. */
async function askedFor(desk: ContractDesk): Promise<{ id: string; leadId: string }> {
  const id = await madeLeadMagnet(desk)
  const [owner] = await desk.ctx.db.select().from(leadMagnetRows).where(eq(leadMagnetRows.id, id))
  const consent = { consentText: 'Send it to me.', consentVersion: '1', consentedAt: new Date() }
  const [lead] = await desk.ctx.db
    .insert(leads)
    .values({
      tenantId: String(owner?.tenantId),
      leadMagnetId: id,
      email: 'mara@acme.example',
      language: 'en',
      ...consent,
    })
    .returning()
  return { id, leadId: String(lead?.id) }
}

async function madeLeadMagnet(desk: ContractDesk): Promise<string> {
  await desk.careDocument()
  const { id } = await call(createLeadMagnet, { body: checklist }, { key: desk.key, ...idempotent() })
  return eventually(async () => {
    const { status, error } = await call(getLeadMagnet, { params: { id } }, desk)
    if (status === 'failed') throw new Error(`The lead magnet failed: ${error}`)
    return status === 'draft' ? id : undefined
  })
}
