import { expect } from 'vitest'
import { addSuppression, deleteSuppression, listSuppressions } from '#contract/suppressions.ts'
import type { WarmLeadRun } from '#contract/warm-leads.ts'
import {
  cancelWarmLead,
  createWarmLead,
  eraseContact,
  exportWarmLead,
  getWarmLead,
  listWarmLeads,
} from '#contract/warm-leads.ts'
import { call, sendOperation } from '#lib/agent-api/client.ts'
import { eventually } from '#test-support/eventually.ts'
import { answers, anyPage, idempotent, page, starting, under, unworked } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const warmLeadMembers =
  'id status domain normalized_domain credits_charged created_at updated_at icp input.buyerRoles'
const suppressionMembers = 'id kind value reason origin created_at'

const reportOn = { domain: 'acme.example', buyerRoles: ['Head of Content'] }

export const warmLeadCalls = [
  answers('createWarmLead', `${under('run', warmLeadMembers)} credits_charged idempotent`, (desk) =>
    call(createWarmLead, { body: { ...reportOn, ...idempotent() } }, desk),
  ),
  // Asked for twice, it answers 200 with the first report.
  answers('createWarmLead', `${under('run', warmLeadMembers)} credits_charged idempotent`, async (desk) => {
    const body = { ...reportOn, ...idempotent() }
    await call(createWarmLead, { body }, desk)
    return call(createWarmLead, { body }, desk)
  }),
  answers(
    'getWarmLead',
    `${warmLeadMembers} company_name fit_score intent_score contacts_expire_at contacts_erased completed_at provider_counters.requests result.runId result.status result.account.name result.signals.0.evidence result.contacts.0.source_url result.scoring.fit.parameters result.drafts.0.parts result.policy.robots result.counters.requests result.exportRows.0.domain result.exportUrls.csv ${under('result.evidence.0', 'number url passage observed_at')}`,
    async (desk) => call(getWarmLead, { params: { runId: (await reported(desk)).id } }, desk),
  ),
  answers('cancelWarmLead', 'id status domain normalized_domain credits_charged error_message', (desk) =>
    unworked(desk, createWarmLead, async () => {
      const { run } = await call(createWarmLead, { body: { ...reportOn, ...idempotent() } }, starting(desk))
      return call(cancelWarmLead, { params: { runId: run.id } }, desk)
    }),
  ),
  answers('listWarmLeads', `${under('runs.0', `${warmLeadMembers} company_name`)} ${page}`, async (desk) => {
    await reported(desk)
    return call(listWarmLeads, { query: { ...anyPage, status: 'completed', q: 'acme' } }, desk)
  }),
  answers('exportWarmLead', 'runId domain rows.0.contact_email', async (desk) =>
    sendOperation(
      exportWarmLead,
      { params: { runId: (await reported(desk)).id }, query: { format: 'json' } },
      { key: desk.key, accept: 'application/json' },
    ),
  ),
  answers('exportWarmLead', '', async (desk) => {
    const file = await sendOperation(
      exportWarmLead,
      { params: { runId: (await reported(desk)).id }, query: { format: 'csv' } },
      { key: desk.key, accept: 'text/csv' },
    )
    expect(file.headers.get('content-type')).toContain('text/csv')
  }),
  answers('eraseContact', 'success suppressed', async (desk) => {
    const { id, result } = await reported(desk)
    return call(eraseContact, { params: { runId: id, id: String(result?.contacts?.[0]?.id) } }, desk)
  }),
  answers('addSuppression', `${suppressionMembers} erased_contacts`, (desk) =>
    call(addSuppression, { body: { value: 'jo@acme.example', reason: 'Asked for it' } }, desk),
  ),
  answers('addSuppression', `${suppressionMembers} erased_contacts`, async (desk) => {
    const body = { value: 'jo@acme.example', reason: 'Asked for it' }
    await call(addSuppression, { body }, desk)
    return call(addSuppression, { body }, desk)
  }),
  answers('listSuppressions', `${under('suppressions.0', suppressionMembers)} ${page}`, async (desk) => {
    await call(addSuppression, { body: { value: 'acme.example', reason: 'A customer' } }, desk)
    return call(listSuppressions, { query: { ...anyPage, kind: 'domain', q: 'acme' } }, desk)
  }),
  answers('deleteSuppression', 'success', async (desk) => {
    const { id } = await call(addSuppression, { body: { value: 'acme.example' } }, desk)
    return call(deleteSuppression, { params: { id } }, desk)
  }),
]

async function reported(desk: ContractDesk): Promise<WarmLeadRun> {
  const { run } = await call(createWarmLead, { body: { ...reportOn, ...idempotent() } }, desk)
  return eventually(async () => {
    const now = await call(getWarmLead, { params: { runId: run.id } }, desk)
    if (now.status === 'failed' || now.status === 'blocked')
      throw new Error(`It failed: ${now.error_message}`)
    return now.status === 'completed' ? now : undefined
  })
}
