import type { ListGapsQuery, ScheduleGapList } from '#contract/schedule.ts'
import type { AgentContext } from '../core/context.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { postsByDay } from './free-slots.ts'
import { listPosts } from './list-posts.ts'
import { addDays, dayExists, dayOf, daysBetween } from './zone-clock.ts'

/** The days from today on that have fewer articles than their target (Schedule gap). */
export async function listGaps(ctx: AgentContext, query: ListGapsQuery): Promise<ScheduleGapList> {
  const settings = await getSettingsRow(ctx)
  const { days } = query
  const timeZone = query.timezone ?? settings.timeZone
  const target = settings.postsPerDay
  const today = dayOf(ctx.now().getTime(), timeZone)
  const posts = postsByDay(
    await listPosts(ctx, { from: today, days, timeZone, autoPublish: settings.autoPublish }),
    timeZone,
  )
  const gaps = daysBetween(today, addDays(today, days - 1))
    .filter((day) => dayExists(day, timeZone))
    .map((date) => ({ date, scheduled: posts.get(date)?.length ?? 0, target }))
    .filter(({ scheduled }) => scheduled < target)
  return { gaps, totalGaps: gaps.length, daysAnalyzed: days, postsPerDay: target }
}
