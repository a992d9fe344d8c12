import { z } from 'zod'
import { findTenantEmail } from '../agents/find-tenant-email.ts'
import { asAgent, type Context } from '../core/context.ts'
import { weeklyReports } from '../db/schema/results.ts'
import { and, eq, isNull } from '../db/sql.ts'
import { sendMail } from '../mail/send-mail.ts'
import { type Job, mailPolicy } from '../queue/job.ts'
import { addDays } from '../schedule/zone-clock.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { findWatchedChanges } from './find-watched-changes.ts'
import { getResults } from './get-results.ts'
import { weeklyMail } from './weekly-mail.ts'
import { stopMailUrl } from './weekly-mail-link.ts'

/** No agent: the service itself writes to the owner. */
const nobody = '00000000-0000-0000-0000-000000000000'
const shownPages = 5

type Week = { tenant_id: string; week: string }

export const weeklyMailJob: Job<Week> = {
  name: 'mail.weekly-results',
  payload: z.object({ tenant_id: z.uuid(), week: z.iso.date() }),
  policy: mailPolicy,
  perform: (ctx, payload) => sendWeeklyMail(ctx, payload),
}

/**
 * Job `mail.weekly-results`. The mail server's receipt and the note that it was sent cannot be one commit: a process that is
 * killed between them sends the message again, under the same Message-ID, by which mailboxes know the copy.
 */
export async function sendWeeklyMail(ctx: Context, { tenant_id: tenantId, week }: Week): Promise<void> {
  const unsent = and(
    eq(weeklyReports.tenantId, tenantId),
    eq(weeklyReports.week, week),
    isNull(weeklyReports.mailedAt),
  )
  const [report] = await ctx.db.select().from(weeklyReports).where(unsent)
  if (!report) return
  const agent = asAgent(ctx, { tenantId, agentId: nobody })
  const [to, settings] = [await findTenantEmail(agent), await getSettingsRow(agent)]
  // It may have been switched off since.
  if (to === undefined || !settings.weeklyMail) return
  const watched = await findWatchedChanges(agent, { ...settings, week })
  const results = await getResults(agent, { from: week, to: addDays(week, 6), limit: shownPages, offset: 0 })
  const unsubscribeUrl = stopMailUrl(ctx, tenantId)
  await sendMail(ctx, {
    ...weeklyMail({ to, results, watched, dashboardUrl: ctx.config.dashboardUrl, unsubscribeUrl }),
    id: `weekly-results.${week}.${tenantId}`,
    unsubscribeUrl,
  })
  await ctx.db.update(weeklyReports).set({ mailedAt: ctx.now() }).where(unsent)
}
