import { z } from 'zod'
import type { Sent } from '#contract/always-sent.ts'
import type { EventData } from '#contract/events.ts'
import type { Results } from '#contract/results.ts'
import { asAgent, type Context } from '../core/context.ts'
import { pageDays, weeklyReports } from '../db/schema/results.ts'
import { tenantSettings } from '../db/schema/settings.ts'
import { watchRuns } from '../db/schema/watches.ts'
import { sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { emitEvent } from '../events/emit-event.ts'
import { enqueue } from '../queue/enqueue.ts'
import { type Job, quickPolicy } from '../queue/job.ts'
import { addDays } from '../schedule/zone-clock.ts'
import { getResults } from './get-results.ts'
import { weeklyMailJob } from './send-weekly-mail.ts'

/** No agent: the service itself acts for the owner. */
const nobody = '00000000-0000-0000-0000-000000000000'
const topPages = 5

export const weeklyResultsJob: Job = {
  name: 'results.weekly',
  payload: z.object({}),
  policy: { ...quickPolicy, retries: 0, concurrency: 1, expireSeconds: 600 },
  cron: '*/10 * * * *',
  perform: (ctx, _payload, signal) => reportWeeks(ctx, signal),
}

/**
 * Reports the last week to every tenant where it is Monday past eight in the morning, or until Wednesday where nobody was
 * there on Monday. The row of the week, the event and the job of the mail are one transaction: a week is reported once,
 * however often this runs and whenever it is killed. A tenant without a reader in that week, and
 * without a change that matters in a watch, hears nothing.
 */
export async function reportWeeks(ctx: Context, signal: AbortSignal): Promise<void> {
  const now = ctx.now().toISOString()
  const { rows } = await ctx.db.execute<{ tenant_id: string; week: string; mails: boolean }>(sql`
    with local as (
      select tenant_id, weekly_mail, time_zone, (${now}::timestamptz at time zone time_zone) as clock from ${tenantSettings}
    ), due as (
      select tenant_id, weekly_mail, time_zone, (date_trunc('week', clock) - interval '7 days')::date as week from local
      where clock >= date_trunc('week', clock) + interval '8 hours' and extract(isodow from clock) <= 3
    )
    select tenant_id, week::text, weekly_mail as mails from due
    where exists (
      select from ${pageDays} as counted where counted.tenant_id = due.tenant_id and counted.page = ''
        and counted.day between due.week and due.week + 6 and counted.views + counted.leads > 0
      union all
      select from ${watchRuns} as watched where watched.tenant_id = due.tenant_id
        and (watched.change ->> 'matters')::boolean
        and (watched.completed_at at time zone due.time_zone)::date between due.week and due.week + 6
    ) and not exists (
      select from ${weeklyReports} as reported where reported.tenant_id = due.tenant_id and reported.week = due.week
    )`)
  for (const { tenant_id, week, mails } of rows) {
    if (signal.aborted) return
    await reportWeek(ctx, { tenantId: tenant_id, week, mails })
  }
}

async function reportWeek(
  ctx: Context,
  report: { tenantId: string; week: string; mails: boolean },
): Promise<void> {
  const { tenantId, week, mails } = report
  const to = addDays(week, 6)
  const agent = asAgent(ctx, { tenantId, agentId: nobody })
  const data = weekOf(await getResults(agent, { from: week, to, limit: topPages, offset: 0 }))
  await inTransaction(agent, async (tx) => {
    const [mine] = await tx.db
      .insert(weeklyReports)
      .values({ tenantId, week, createdAt: tx.now() })
      .onConflictDoNothing()
      .returning({ week: weeklyReports.week })
    if (!mine) return
    await emitEvent({ ...tx, caller: { tenantId, agentId: null } }, { type: 'results.weekly', data })
    if (mails) await enqueue(tx, weeklyMailJob, { tenant_id: tenantId, week })
  })
}

function weekOf({ period, totals, totals_before, pages }: Sent<typeof Results>): EventData<'results.weekly'> {
  const { views, visitors, clicks, leads, confirmed_leads } = totals
  return {
    ...period,
    views,
    views_before: totals_before.views,
    visitors,
    clicks,
    leads,
    confirmed_leads,
    top_pages: pages.map((page) => ({
      title: page.title,
      ...(page.article_id !== undefined && { article_id: page.article_id }),
      views: page.views,
    })),
  }
}
