import type { Sent } from '#contract/always-sent.ts'
import type { Settings } from '#contract/settings.ts'
import type { AgentContext } from '../core/context.ts'
import { runPrepared } from '../db/prepared.ts'
import { tenantSettings } from '../db/schema/settings.ts'
import { eq, type SQL, sql } from '../db/sql.ts'

export type SettingsRow = typeof tenantSettings.$inferSelect

/** The tenant's settings; the row is written with the tenant. */
export async function getSettingsRow(ctx: AgentContext): Promise<SettingsRow> {
  const [row] = await runPrepared(
    ctx.db.select().from(tenantSettings).where(eq(tenantSettings.tenantId, ctx.caller.tenantId)),
  )
  if (!row) throw new Error('A tenant has settings.')
  return row
}

export async function getLowBalanceCredits(ctx: AgentContext): Promise<number> {
  return (await getSettingsRow(ctx)).lowBalanceCredits
}

/** The same as a part of another statement, which is then one round trip less. `tenantId` is a value or a column. */
export function settingSql(
  name: 'autoPublish' | 'lowBalanceCredits',
  tenantId: string | SQL,
): SQL<boolean | number> {
  return sql`(select ${sql.identifier(tenantSettings[name].name)} from ${tenantSettings} where ${tenantSettings.tenantId} = ${tenantId})`
}

export async function getSettings(ctx: AgentContext): Promise<Sent<typeof Settings>> {
  const row = await getSettingsRow(ctx)
  return {
    publishSchedule: { postsPerDay: row.postsPerDay, slots: row.slots, slotsChosen: haveChosenSlots(row) },
    targetTimezone: row.timeZone,
    autoPublish: row.autoPublish,
    lowBalanceCredits: row.lowBalanceCredits,
    referralLink: row.referralLink,
    ...(row.siteTitle && { siteTitle: row.siteTitle }),
    contactRetentionDays: row.contactRetentionDays,
    results: {
      countViews: row.countViews,
      countReads: row.countReads,
      weeklyMail: row.weeklyMail,
      retentionDays: row.resultRetentionDays,
    },
    companyProfile: row.profile,
  }
}

/** Slots other than those that every tenant begins with were chosen, also before it was noted that they were. */
export function haveChosenSlots({ slots, slotsChosen }: SettingsRow): boolean {
  return slotsChosen || slots.length !== 1 || slots[0] !== '09:00'
}
