import type { Sent } from '#contract/always-sent.ts'
import type { WarmLeadRun } from '#contract/warm-leads.ts'
import { getTenantName } from '../agents/get-tenant-name.ts'
import type { AgentContext } from '../core/context.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { getWarmLeadRow, listContactRows } from './get-warm-lead-row.ts'
import { warmLeadReportJson } from './warm-lead-json.ts'

/** Status and result of one run (GET …/{runId}). */
export async function getWarmLead(ctx: AgentContext, runId: string): Promise<Sent<typeof WarmLeadRun>> {
  // First the run, then its contacts: they are written together, and read the other way round a report that ends
  // in between would be shown completed and without them.
  const row = await getWarmLeadRow(ctx, runId)
  const [contacts, settings, name] = await Promise.all([
    listContactRows(ctx, runId),
    getSettingsRow(ctx),
    getTenantName(ctx),
  ])
  return warmLeadReportJson(ctx, row, {
    retentionDays: settings.contactRetentionDays,
    contacts,
    sender: signature(settings.profile.authors?.[0], settings.profile.name ?? settings.siteTitle ?? name),
  })
}

/** A person signs, for their company; the company alone where no person is known. */
function signature(person: string | undefined, company: string): string {
  return person ? `${person}\n${company}` : company
}
