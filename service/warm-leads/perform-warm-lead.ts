import type { AgentContext } from '../core/context.ts'
import { warmLeadRuns } from '../db/schema/warm-leads.ts'
import { and, desc, eq } from '../db/sql.ts'
import type { ReportStage } from '../runs/progress-report.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { findSuppressedAddresses } from '../suppressions/find-suppressions.ts'
import { describeAccount } from './account/describe-account.ts'
import { type ChosenContact, type ContactChoice, chooseContacts } from './contacts/choose-contacts.ts'
import { findPeople } from './contacts/find-people.ts'
import { describePolicy } from './describe-policy.ts'
import { writeDrafts } from './drafts/write-drafts.ts'
import { createEvidenceLedger } from './evidence-ledger.ts'
import type { WarmLeadRow } from './get-warm-lead-row.ts'
import { rejectSuppressed } from './reject-suppressed.ts'
import { profiles } from './scoring/profiles.ts'
import { scoreCompany } from './scoring/score-company.ts'
import { findSignals } from './signals/find-signals.ts'
import type { StoredReport } from './stored-report.ts'
import type { Survey } from './survey/survey.ts'
import { surveyCompany } from './survey/survey-company.ts'
import { recordWithoutAddresses } from './without-addresses.ts'

export type MadeReport = { report: StoredReport; contacts: ChosenContact[] }

/**
 * The work of one run, outside every transaction: read the site, then judge what was read.
 * @throws RunFailure `blocked` by suppression or robots.txt, `failed` where the site cannot be read
 */
export async function performWarmLead(
  ctx: AgentContext,
  row: WarmLeadRow,
  run: { signal: AbortSignal; report: ReportStage },
): Promise<MadeReport> {
  await rejectSuppressed(ctx, row)
  const { input, icp } = row
  const profile = profiles[input.icp]
  const startedAt = performance.now()
  const company = { host: row.normalizedDomain, registrable: row.registrableDomain }
  const survey = await surveyCompany(ctx, company, run)
  await run.report({ stage: 'judging', percent: 75, message: 'Scoring the company.' })
  const ledger = createEvidenceLedger(survey.readAt)
  const account = describeAccount(survey, ledger)
  const choice = await chooseFor(ctx, survey, {
    buyerRoles: input.buyerRoles?.length ? input.buyerRoles : profile.buyerRoles,
    most: input.maxContacts,
  })
  const before = await findAccountBefore(ctx, row)
  const { profile: tenant } = await getSettingsRow(ctx)
  const found = findSignals(
    { survey, account, before, seller: tenant },
    { now: survey.readAt, freshnessDays: input.freshnessDays, ledger },
  )
  const scoring = scoreCompany(
    { survey, account, contacts: choice.contacts, profile, ledger },
    { icp: input.icp, signals: found.signals, unknown: found.unknown },
  )
  await run.report({ stage: 'drafting', percent: 90, message: 'Writing drafts.' })
  const { drafts, warning } = await writeDrafts(
    ctx,
    { account, signals: found.signals, evidence: ledger.list() },
    { profile, company: tenant, most: input.drafts, signal: run.signal },
  )
  return {
    contacts: choice.contacts,
    // Email addresses appear with contacts only, even if passages contain them.
    report: recordWithoutAddresses({
      account,
      signals: found.signals,
      scoring,
      drafts,
      evidence: ledger.list(),
      ...(warning && { warnings: [warning] }),
      policy: describePolicy(ctx, survey, choice),
      counters: {
        requests: survey.tally.requests,
        pages_read: survey.pages.length,
        pages_not_read: survey.unread.length,
        bytes_read: survey.tally.bytes,
        posts_found: survey.posts.length,
        signals: found.signals.length,
        signals_too_old: found.stale,
        people_found: choice.found,
        contacts: choice.contacts.length,
        drafts: drafts.length,
        seconds: Math.round((performance.now() - startedAt) / 100) / 10,
      },
      engines: {
        reader: ctx.engines.siteReader.name,
        mail_records: ctx.engines.mailRecords.name,
        drafts: [...new Set(drafts.map(({ engine = 'built-in' }) => engine))].join(', ') || 'built-in',
        profile: icp,
      },
    }),
  }
}

async function chooseFor(
  ctx: AgentContext,
  survey: Survey,
  about: { buyerRoles: readonly string[]; most: number },
): Promise<ContactChoice> {
  const shown = survey.pages.flatMap(({ surface }) => surface.addresses.map(({ address }) => address))
  const named = findPeople(survey).flatMap(({ email }) => email ?? [])
  const suppressed = await findSuppressedAddresses(ctx, [...new Set([...shown, ...named])])
  return chooseContacts(survey, { ...about, isSuppressed: (address) => suppressed.has(address) })
}

/** The account of the tenant's last report on the same company, to see what changed. */
async function findAccountBefore(ctx: AgentContext, row: WarmLeadRow) {
  const [last] = await ctx.db
    .select({ report: warmLeadRuns.report })
    .from(warmLeadRuns)
    .where(
      and(
        eq(warmLeadRuns.tenantId, row.tenantId),
        eq(warmLeadRuns.registrableDomain, row.registrableDomain),
        eq(warmLeadRuns.status, 'completed'),
      ),
    )
    .orderBy(desc(warmLeadRuns.createdAt))
    .limit(1)
  // What was written by this file has its shape.
  return (last?.report as StoredReport | null | undefined)?.account ?? null
}
