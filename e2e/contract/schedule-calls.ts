import { expect } from 'vitest'
import * as articles from '#lib/agent-api/articles.ts'
import * as schedule from '#lib/agent-api/schedule.ts'
import { call, under } from './call.ts'

export const scheduleCalls = [
  call('listGaps', `${under('gaps.0', 'date scheduled target')} totalGaps daysAnalyzed postsPerDay`, (desk) =>
    schedule.listGaps(desk, { days: 30, timezone: 'Asia/Kathmandu' }),
  ),
  call(
    'suggestSlots',
    `slots.0 postsPerDay timezone source ${under('free_slots.0', 'at date time')} ${under('published_times', 'articles days needed_articles needed_days')}`,
    (desk) => schedule.suggestSlots(desk, { limit: 1 }),
  ),
  call(
    'getSchedule',
    `from to today timezone postsPerDay truncated ${under('days.0', 'date scheduled target is_gap')} ${under('entries.0', 'kind at date time title article_id language')}`,
    async (desk) => {
      const at = new Date(Date.now() + 86_400_000).toISOString()
      await articles.changeArticle(desk, await desk.draft(), { action: 'schedule', at })
      return schedule.getSchedule(desk, {})
    },
  ),
  call('createScheduleFeed', 'active url created_at', (desk) => schedule.createScheduleFeed(desk)),
  call('getScheduleFeed', 'active url created_at last_read_at', async (desk) => {
    const { url = '' } = await schedule.createScheduleFeed(desk)
    expect(await (await fetch(url)).text()).toContain('BEGIN:VCALENDAR')
    return schedule.getScheduleFeed(desk)
  }),
  call('deleteScheduleFeed', 'success', (desk) => schedule.deleteScheduleFeed(desk)),
]
