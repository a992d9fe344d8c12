import { parse } from 'tldts'
import type { Sent } from '#contract/always-sent.ts'
import type { UpdateCompanyProfile } from '#contract/company-profile.ts'
import { readWebsite } from '#contract/own-website.ts'
import type { Settings, UpdateSettingsInput } from '#contract/settings.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { tenantSettings } from '../db/schema/settings.ts'
import { eq, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { dayLocale } from '../site/article-meta.ts'
import { renderSiteAgain } from '../site/render-again.ts'
import { getSettings, getSettingsRow, type SettingsRow } from './get-settings.ts'

/** Changes what is named and leaves the rest. */
export async function updateSettings(
  ctx: AgentContext,
  input: UpdateSettingsInput,
): Promise<Sent<typeof Settings>> {
  await inTransaction(ctx, async (tx) => {
    const before = await getSettingsRow(tx)
    await storeSettings(tx, input)
    const after = await getSettingsRow(tx)
    // The site's name, the script and the order of day and month are part of every page that is already rendered.
    const isSame = [siteName, hasScript, dayOrder].every((of) => of(after) === of(before))
    if (!isSame) await renderSiteAgain(tx)
  })
  return getSettings(ctx)
}

/** What the site is called by its settings; undefined where the tenant's own name stands in. */
function siteName({ siteTitle, profile }: SettingsRow): string | undefined {
  return siteTitle ?? profile.name ?? undefined
}

function dayOrder({ timeZone }: SettingsRow): string {
  return dayLocale('en', { timeZone })
}

function hasScript({ countViews, countReads }: SettingsRow): boolean {
  return countViews && countReads
}

async function storeSettings(ctx: AgentContext, input: UpdateSettingsInput): Promise<void> {
  await ctx.db
    .update(tenantSettings)
    .set({
      postsPerDay: input.publishSchedule?.postsPerDay,
      ...chosenSlots(input.publishSchedule?.slots),
      timeZone: input.targetTimezone,
      autoPublish: input.autoPublish,
      lowBalanceCredits: input.lowBalanceCredits,
      referralLink: input.referralLink,
      siteTitle: input.siteTitle,
      contactRetentionDays: input.contactRetentionDays,
      countViews: input.results?.countViews,
      countReads: input.results?.countReads,
      weeklyMail: input.results?.weeklyMail,
      resultRetentionDays: input.results?.retentionDays,
      ...(input.companyProfile && { profile: mergedProfile(input.companyProfile) }),
      updatedAt: ctx.now(),
    })
    .where(eq(tenantSettings.tenantId, ctx.caller.tenantId))
}

/** Null resets the choice: the tenant uses learned times or the defaults. */
function chosenSlots(slots: string[] | null | undefined) {
  if (slots === undefined) return {}
  return slots === null
    ? { slots: ['09:00'], slotsChosen: false }
    : { slots: slots.toSorted(), slotsChosen: true }
}

/** In the statement itself, so that two concurrent changes both count. Null, blank and empty remove a field. */
function mergedProfile(change: UpdateCompanyProfile) {
  const members = Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([member, value]) => [member, tidied(member === 'websites' ? hostsOf(change) : value)] as const)
  const removed = members.filter(([, value]) => value === null).map(([member]) => member)
  const kept = Object.fromEntries(members.filter(([, value]) => value !== null))
  return sql`(${tenantSettings.profile} || ${JSON.stringify(kept)}::jsonb) - ${sql.param(removed)}::text[]`
}

/** @throws {ServiceError} `invalid` for a name below which strangers have sites */
function hostsOf({ websites = [] }: UpdateCompanyProfile): string[] {
  return websites.map((website, at) => {
    const { host } = readWebsite(website)
    if (host === undefined) throw new Error('The contract takes websites only.')
    const { isIp, domain } = parse(host, { allowPrivateDomains: true, validateHostname: false })
    if (domain === null && !isIp && host.includes('.'))
      throw invalid(
        `companyProfile.websites.${at}`,
        `${host} is shared by many sites. Enter the domain of your own, such as acme.${host}.`,
      )
    return host
  })
}

function tidied(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null
  if (!Array.isArray(value)) return value ?? null
  const texts = value.map((one) => String(one).trim()).filter(Boolean)
  return texts.length > 0 ? [...new Set(texts)] : null
}
