import { countArticles } from '../articles/count-articles.ts'
import type { AgentContext } from '../core/context.ts'
import { countInWords, type StatusPart } from '../health/status-part.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { freeSlotsOfDay } from './free-slots.ts'
import { listGaps } from './list-gaps.ts'
import { dayOf } from './zone-clock.ts'

/** The coming week at a glance, for the overview. */
type ScheduleOutlook = {
  /** Days of the next seven that have fewer posts than their target. */
  gaps: number
  /** The first of them, as text: `today`, `Tuesday`. */
  first: string | undefined
}

const weekDays = 7
const dayName = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

async function getScheduleOutlook(ctx: AgentContext): Promise<ScheduleOutlook> {
  const { timeZone, slots } = await getSettingsRow(ctx)
  const { gaps } = await listGaps(ctx, { days: weekDays, timezone: timeZone })
  const now = ctx.now().getTime()
  const today = dayOf(now, timeZone)
  // In the evening nothing can be planned for today.
  const isOver = freeSlotsOfDay({ slots, postsPerDay: slots.length, timeZone, now }, today, []).length === 0
  const first = gaps.find(({ date }) => !(isOver && date === today)) ?? gaps[0]
  return {
    gaps: gaps.length,
    first: first && (first.date === today ? 'today' : dayName.format(new Date(first.date))),
  }
}

export const scheduleStatus: StatusPart = async (ctx) => {
  const [schedule, articles] = await Promise.all([getScheduleOutlook(ctx), countArticles(ctx)])
  return {
    area: {
      step: 5,
      id: 'schedule',
      title: 'Schedule',
      ready: schedule.gaps === 0,
      detail:
        schedule.gaps === 0
          ? 'No gaps in the next 7 days'
          : `${countInWords(schedule.gaps, 'gap', 'gaps')} in the next 7 days`,
      path: '/schedule',
    },
    actions: [
      // A tenant that never published has other steps to do first.
      schedule.first !== undefined &&
        articles.published + articles.scheduled > 0 && {
          id: 'schedule_gaps',
          priority: 4,
          title: `${countInWords(schedule.gaps, 'gap', 'gaps')} this week`,
          detail: `First gap: ${schedule.first}. Schedule a draft or write an article.`,
          path: '/schedule',
          count: schedule.gaps,
        },
    ],
  }
}
