import type { GetScheduleQuery, Schedule, ScheduleEntry } from '#contract/schedule.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { postsByDay } from './free-slots.ts'
import { isTimeLeft } from './is-time-left.ts'
import { type CalendarEntry, listEntries } from './list-entries.ts'
import { addDays, dayExists, dayOf, daysBetween, startOfDay, timeOf } from './zone-clock.ts'

const usualDays = 31
const maxDays = 93
const maxEntries = 5_000

/**
 * The timeline of some whole days: published and scheduled posts, and each day's progress to its target.
 * @throws {ServiceError} `invalid` when `to` is before `from` or too long after it
 */
export async function getSchedule(ctx: AgentContext, query: GetScheduleQuery): Promise<Schedule> {
  const settings = await getSettingsRow(ctx)
  const timeZone = query.timezone ?? settings.timeZone
  const today = dayOf(ctx.now().getTime(), timeZone)
  const from = query.from ?? (query.to !== undefined && query.to < today ? query.to : today)
  const to = query.to ?? addDays(from, usualDays - 1)
  if (to < from) throw invalid('to', 'Must not be before `from`.')
  if (to > addDays(from, maxDays - 1)) throw invalid('to', `Must be at most ${maxDays} days from \`from\`.`)

  const found = await listEntries(ctx, {
    from: startOfDay(from, timeZone),
    until: startOfDay(addDays(to, 1), timeZone),
    limit: maxEntries + 1,
    autoPublish: settings.autoPublish,
  })
  const shown = found.slice(0, maxEntries)
  const entries = shown.map((entry) => entryJson(entry, timeZone))
  const posts = postsByDay(
    shown.filter(({ isPost }) => isPost).map(({ at }) => at),
    timeZone,
  )
  const target = settings.postsPerDay
  const postsToday = posts.get(today) ?? []
  const isTodayOpen =
    from <= today &&
    today <= to &&
    postsToday.length < target &&
    (await isTimeLeft(ctx, settings, { timeZone, posts: postsToday }))
  const days = daysBetween(from, to)
    .filter((date) => dayExists(date, timeZone))
    .map((date) => {
      const scheduled = posts.get(date)?.length ?? 0
      const isOpen = date === today ? isTodayOpen : date > today
      return { date, scheduled, target, is_gap: isOpen && scheduled < target }
    })
  return {
    from,
    to,
    today,
    timezone: timeZone,
    postsPerDay: target,
    entries,
    days,
    truncated: found.length > maxEntries,
  }
}

function entryJson(entry: CalendarEntry, timeZone: string): ScheduleEntry {
  return {
    kind: entry.kind,
    at: new Date(entry.at).toISOString(),
    date: dayOf(entry.at, timeZone),
    time: timeOf(entry.at, timeZone),
    title: entry.title,
    ...(entry.articleId && { article_id: entry.articleId }),
    ...(entry.articleUrl && { article_url: entry.articleUrl }),
    ...(entry.language && { language: entry.language }),
    ...(entry.run && {
      session_id: entry.run.sessionId,
      topic_id: entry.run.topicId,
      credits: entry.run.credits,
      ...(entry.run.creditsExpected !== undefined && { credits_expected: entry.run.creditsExpected }),
    }),
  }
}
