import {
  createScheduleFeed as createScheduleFeedOperation,
  deleteScheduleFeed as deleteScheduleFeedOperation,
  getScheduleFeed as getScheduleFeedOperation,
  getSchedule as getScheduleOperation,
  listGaps as listGapsOperation,
  suggestSlots as suggestSlotsOperation,
} from '#contract/schedule.ts'
import { route } from '../core/route.ts'
import { createScheduleFeed } from './create-feed.ts'
import { deleteScheduleFeed } from './delete-feed.ts'
import { getScheduleFeed } from './get-feed.ts'
import { getSchedule } from './get-schedule.ts'
import { listGaps } from './list-gaps.ts'
import { suggestSlots } from './suggest-slots.ts'

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
  route(createScheduleFeedOperation, async (ctx) => ({
    status: 201,
    body: await createScheduleFeed(ctx),
    headers: { Location: '/api/agent/schedule/feed' },
  })),
  route(deleteScheduleFeedOperation, async (ctx) => {
    await deleteScheduleFeed(ctx)
    return { status: 200, body: { success: true } }
  }),
]
