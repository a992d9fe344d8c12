import {
  createScheduleFeed as createScheduleFeedOperation,
  deleteScheduleFeed as deleteScheduleFeedOperation,
  getScheduleFeed as getScheduleFeedOperation,
  getSchedule as getScheduleOperation,
  listGaps as listGapsOperation,
  suggestSlots as suggestSlotsOperation,
} from '#contract/schedule.ts'
import { createScheduleFeed } from '../../schedule/create-feed.ts'
import { deleteScheduleFeed } from '../../schedule/delete-feed.ts'
import { getScheduleFeed } from '../../schedule/get-feed.ts'
import { getSchedule } from '../../schedule/get-schedule.ts'
import { listGaps } from '../../schedule/list-gaps.ts'
import { suggestSlots } from '../../schedule/suggest-slots.ts'
import { route } from '../route.ts'

export const scheduleRoutes = [
  route(listGapsOperation, async (ctx, { query }) => ({ status: 200, body: await listGaps(ctx, query) })),
  route(suggestSlotsOperation, async (ctx, { query }) => ({
    status: 200,
    body: await suggestSlots(ctx, query),
  })),
  route(getScheduleOperation, async (ctx, { query }) => ({
    status: 200,
    body: await getSchedule(ctx, query),
  })),
  route(getScheduleFeedOperation, async (ctx) => ({ status: 200, body: await getScheduleFeed(ctx) })),
  route(createScheduleFeedOperation, async (ctx) => ({ status: 201, body: await createScheduleFeed(ctx) })),
  route(deleteScheduleFeedOperation, async (ctx) => {
    await deleteScheduleFeed(ctx)
    return { status: 200, body: { success: true } }
  }),
]
