import { countArticles } from '../articles/count-articles.ts'
import { countInWords, type StatusPart } from '../health/status-part.ts'
import { getScheduleOutlook } from './get-outlook.ts'

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
          ? 'The next seven days are full.'
          : `${countInWords(schedule.gaps, 'gap', 'gaps')} in the next seven days`,
      path: '/schedule',
    },
    actions: [
      // A desk that never published has other things to do first.
      schedule.first !== undefined &&
        articles.published + articles.scheduled > 0 && {
          id: 'schedule_gaps',
          priority: 4,
          title: `${countInWords(schedule.gaps, 'gap', 'gaps')} this week`,
          detail: `The first is ${schedule.first}: schedule a draft, or write for it.`,
          path: '/schedule',
          count: schedule.gaps,
        },
    ],
  }
}
