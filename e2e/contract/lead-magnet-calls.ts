import { expect } from 'vitest'
import * as leadMagnets from '#lib/agent-api/lead-magnets.ts'
import { leadMagnets as leadMagnetRows, leads } from '#service/db/schema/lead-magnets.ts'
import { eq } from '#service/db/sql.ts'
import { eventually } from '#test-support/eventually.ts'
import { anyPage, call, idempotent, page, under } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const leadMagnetMembers =
  'id status type topic progress.stage progress.percent progress.message pdf_url public_url niche language platform generate_images auto_publish title message page_count trust_level engine content.title content.subtitle content.introduction content.parts.0.heading content.parts.0.items content.parts.0.inputs content.parts.0.worksheet content.sources announcement.platform announcement.text announcement.char_count announcement.char_limit leads.confirmed leads.pending credits_used created_at updated_at'
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
  call('createLeadMagnet', 'id status type topic credits_charged auto_publish', async (desk) => {
    await desk.careDocument()
    return leadMagnets.createLeadMagnet(desk, checklist, idempotent())
  }),
  call('getLeadMagnet', leadMagnetMembers, async (desk) =>
    leadMagnets.getLeadMagnet(desk, await madeLeadMagnet(desk)),
  ),
  call('listLeadMagnets', `lead_magnets.0.id lead_magnets.0.public_url counts.all ${page}`, async (desk) => {
    await madeLeadMagnet(desk)
    return leadMagnets.listLeadMagnets(desk, { ...anyPage, status: 'draft', type: 'checklist' })
  }),
  call('changeLeadMagnet', `${leadMagnetMembers} published_at`, async (desk) =>
    leadMagnets.changeLeadMagnet(desk, await madeLeadMagnet(desk), { status: 'published' }),
  ),
  call('rewriteAnnouncement', leadMagnetMembers, async (desk) =>
    leadMagnets.rewriteAnnouncement(desk, await madeLeadMagnet(desk), { platform: 'linkedin' }),
  ),
  call(
    'listLeads',
    `${under('leads.0', 'id email status consent_text consent_version consented_at downloads language')} counts.all counts.confirmed counts.pending ${page}`,
    async (desk) => {
      const { id } = await askedFor(desk)
      expect(await (await leadMagnets.exportLeads(desk, id, {})).text()).toMatch(/^email,status,/)
      return leadMagnets.listLeads(desk, id, anyPage)
    },
  ),
  call('eraseLead', '', async (desk) => {
    const { id, leadId } = await askedFor(desk)
    await leadMagnets.eraseLead(desk, id, leadId)
    expect((await leadMagnets.listLeads(desk, id, anyPage)).total).toBe(0)
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
  const { id } = await leadMagnets.createLeadMagnet(desk, checklist, idempotent())
  return eventually(async () => {
    const { status, error } = await leadMagnets.getLeadMagnet(desk, id)
    if (status === 'failed') throw new Error(`The lead magnet failed: ${error}`)
    return status === 'draft' ? id : undefined
  })
}
