import { expect } from 'vitest'
import { changeArticle } from '#contract/articles.ts'
import {
  createScheduleFeed,
  deleteScheduleFeed,
  getSchedule,
  getScheduleFeed,
  listGaps,
  suggestSlots,
} from '#contract/schedule.ts'
import { call } from '#lib/agent-api/client.ts'
import { answers, under } from './call.ts'

export const scheduleCalls = [
  answers(
    'listGaps',
    `${under('gaps.0', 'date scheduled target')} totalGaps daysAnalyzed postsPerDay`,
    (desk) => call(listGaps, { query: { days: 30, timezone: 'Asia/Kathmandu' } }, desk),
  ),
  answers(
    'suggestSlots',
    `slots.0 postsPerDay timezone source ${under('free_slots.0', 'at date time')} ${under('published_times', 'articles days needed_articles needed_days')}`,
    (desk) => call(suggestSlots, { query: { limit: 1 } }, desk),
  ),
  answers(
    'getSchedule',
    `from to today timezone postsPerDay truncated ${under('days.0', 'date scheduled target is_gap')} ${under('entries.0', 'kind at date time title article_id language')}`,
    async (desk) => {
      const at = new Date(Date.now() + 86_400_000).toISOString()
      await call(
        changeArticle,
        { params: { id: await desk.draft() }, body: { action: 'schedule', at } },
        desk,
      )
      return call(getSchedule, { query: {} }, desk)
    },
  ),
  answers('createScheduleFeed', 'active url created_at', (desk) => call(createScheduleFeed, {}, desk)),
  answers('getScheduleFeed', 'active url created_at last_read_at', async (desk) => {
    const { url = '' } = await call(createScheduleFeed, {}, desk)
    expect(await (await fetch(url)).text()).toContain('BEGIN:VCALENDAR')
    return call(getScheduleFeed, {}, desk)
  }),
  answers('deleteScheduleFeed', 'success', (desk) => call(deleteScheduleFeed, {}, desk)),
]
