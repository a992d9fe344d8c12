import 'server-only'
import * as schedule from '#contract/schedule.ts'
import { type Caller, callOperation } from './client.ts'
import { knownTimeZone } from './known-time-zone.ts'

/** The days from today on that have fewer posts than their target (Schedule gap). */
export async function listGaps(
  { key }: Caller,
  query: Partial<schedule.ListGapsQuery>,
): Promise<schedule.ScheduleGapList> {
  return (await callOperation(schedule.listGaps, { query }, { key })).body
}

/** Times of day to post at and, where the server tells them, the next free ones (Schedule). */
export async function suggestSlots(
  { key }: Caller,
  query: Partial<schedule.SuggestSlotsQuery>,
): Promise<schedule.SlotSuggestion> {
  const { body } = await callOperation(schedule.suggestSlots, { query }, { key })
  return { ...body, timezone: knownTimeZone(body.timezone) }
}

/** The timeline of some whole days; `invalid` for more than 93 of them. */
export async function getSchedule(
  { key }: Caller,
  query: Partial<schedule.GetScheduleQuery>,
): Promise<schedule.Schedule> {
  const { body } = await callOperation(schedule.getSchedule, { query }, { key })
  return { ...body, timezone: knownTimeZone(body.timezone) }
}

/** The address that calendar programs subscribe to, when there is one. */
export async function getScheduleFeed({ key }: Caller): Promise<schedule.ScheduleFeed> {
  return (await callOperation(schedule.getScheduleFeed, {}, { key })).body
}

/** Creates that address, or replaces it: the one before stops at once. */
export async function createScheduleFeed({ key }: Caller): Promise<schedule.ScheduleFeed> {
  return (await callOperation(schedule.createScheduleFeed, {}, { key })).body
}

/** Switches that address off. */
export async function deleteScheduleFeed({ key }: Caller): Promise<void> {
  await callOperation(schedule.deleteScheduleFeed, {}, { key })
}
