import { expect } from 'vitest'
import type { WarmLeadRun } from '#contract/warm-leads.ts'
import * as suppressions from '#lib/agent-api/suppressions.ts'
import * as warmLeads from '#lib/agent-api/warm-leads.ts'
import { eventually } from '#test-support/eventually.ts'
import { anyPage, call, idempotent, page, under } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const warmLeadMembers =
  'id status domain normalized_domain credits_charged created_at updated_at icp input.buyerRoles'
const suppressionMembers = 'id kind value reason origin created_at'

const reportOn = { domain: 'acme.example', buyerRoles: ['Head of Content'] }

export const warmLeadCalls = [
  call('createWarmLead', `${under('run', warmLeadMembers)} credits_charged idempotent`, (desk) =>
    warmLeads.createWarmLead(desk, { ...reportOn, ...idempotent() }),
  ),
  call(
    'getWarmLead',
    `${warmLeadMembers} fit_score intent_score contacts_expire_at contacts_erased completed_at provider_counters.requests result.runId result.status result.account.name result.signals.0.evidence result.contacts.0.source_url result.scoring.fit.parameters result.drafts.0.parts result.policy.robots result.counters.requests result.exportRows.0.domain result.exportUrls.csv ${under('result.evidence.0', 'number url passage observed_at')}`,
    async (desk) => warmLeads.getWarmLead(desk, (await reported(desk)).id),
  ),
  call('listWarmLeads', `${under('runs.0', warmLeadMembers)} ${page}`, async (desk) => {
    await reported(desk)
    return warmLeads.listWarmLeads(desk, { ...anyPage, status: 'completed', q: 'acme' })
  }),
  call('exportWarmLead', 'runId domain rows.0.contact_email', async (desk) =>
    warmLeads.exportWarmLead(desk, (await reported(desk)).id, 'json'),
  ),
  call('exportWarmLead', '', async (desk) => {
    const file = await warmLeads.exportWarmLead(desk, (await reported(desk)).id, 'csv')
    expect(file.headers.get('content-type')).toContain('text/csv')
  }),
  call('eraseContact', 'success suppressed', async (desk) => {
    const { id, result } = await reported(desk)
    return warmLeads.eraseContact(desk, { runId: id, id: String(result?.contacts?.[0]?.id) })
  }),
  call('addSuppression', `${suppressionMembers} erased_contacts`, (desk) =>
    suppressions.addSuppression(desk, { value: 'jo@acme.example', reason: 'Asked for it' }),
  ),
  call('listSuppressions', `${under('suppressions.0', suppressionMembers)} ${page}`, async (desk) => {
    await suppressions.addSuppression(desk, { value: 'acme.example', reason: 'A customer' })
    return suppressions.listSuppressions(desk, { ...anyPage, kind: 'domain', q: 'acme' })
  }),
  call('deleteSuppression', 'success', async (desk) => {
    const { id } = await suppressions.addSuppression(desk, { value: 'acme.example' })
    return suppressions.deleteSuppression(desk, id)
  }),
]

async function reported(desk: ContractDesk): Promise<WarmLeadRun> {
  const { run } = await warmLeads.createWarmLead(desk, { ...reportOn, ...idempotent() })
  return eventually(async () => {
    const now = await warmLeads.getWarmLead(desk, run.id)
    if (now.status === 'failed' || now.status === 'blocked')
      throw new Error(`It failed: ${now.error_message}`)
    return now.status === 'completed' ? now : undefined
  })
}
