import { countArticles } from '../articles/count-articles.ts'
import type { AgentContext } from '../core/context.ts'
import { countInWords, type StatusPart } from '../health/status-part.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { getSchedule } from './get-schedule.ts'
import { addDays, dayOf } from './zone-clock.ts'

/** The coming week at a glance, for the overview. */
type ScheduleOutlook = {
  /** Days of the next seven, today first, that the calendar shows as gaps. */
  gaps: number
  /** The first of them, as text: `today`, `Tuesday`. */
  first: string | undefined
}

const weekDays = 7
const dayName = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

async function getScheduleOutlook(ctx: AgentContext): Promise<ScheduleOutlook> {
  const { timeZone } = await getSettingsRow(ctx)
  const today = dayOf(ctx.now().getTime(), timeZone)
  const { days } = await getSchedule(ctx, { from: today, to: addDays(today, weekDays - 1) })
  const gaps = days.filter((day) => day.is_gap)
  const [first] = gaps
  return {
    gaps: gaps.length,
    first: first && (first.date === today ? 'today' : dayName.format(new Date(first.date))),
  }
}

export const scheduleStatus: StatusPart = async (ctx) => {
  const [schedule, articles] = await Promise.all([getScheduleOutlook(ctx), countArticles(ctx)])
  return {
    area: {
      step: 7,
      id: 'schedule',
      title: 'Schedule',
      ready: schedule.gaps === 0,
      detail:
        schedule.gaps === 0
          ? `No gaps in the next ${weekDays} days`
          : `${countInWords(schedule.gaps, 'gap', 'gaps')} in the next ${weekDays} days`,
      path: '/schedule',
    },
    actions: [
      // A tenant that never published has other steps to do first.
      schedule.first !== undefined &&
        articles.published + articles.scheduled > 0 && {
          id: 'schedule_gaps',
          priority: 4,
          title: `${countInWords(schedule.gaps, 'gap', 'gaps')} in the next ${weekDays} days`,
          detail: `First gap: ${schedule.first}. Schedule a draft or write an article.`,
          path: '/schedule',
          count: schedule.gaps,
        },
    ],
  }
}
