'use server'
import type { ScheduleFeed } from '#contract/schedule.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { createScheduleFeed, deleteScheduleFeed } from '#lib/agent-api/schedule.ts'
import { runAction } from '#lib/session-action.ts'

/** Creates the calendar address, or replaces it. */
export async function createScheduleFeedAction(): Promise<ActionResult<ScheduleFeed>> {
  return runAction(createScheduleFeed)
}

export async function deleteScheduleFeedAction(): Promise<ActionResult> {
  return runAction((session) => deleteScheduleFeed(session).then(() => undefined))
}
