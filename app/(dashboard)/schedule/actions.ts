'use server'
import { createScheduleFeed, deleteScheduleFeed, type ScheduleFeed } from '#contract/schedule.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

/** Creates the calendar address, or replaces it. */
export async function createScheduleFeedAction(): Promise<ActionResult<ScheduleFeed>> {
  return runOperation(createScheduleFeed, {})
}

export async function deleteScheduleFeedAction(): Promise<ActionResult> {
  return runOperation(deleteScheduleFeed, {})
}
