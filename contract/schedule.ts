import { z } from 'zod'
import { operation } from './operation.ts'
import { queryInteger, TimeZone } from './primitives.ts'

export const ListGapsQuery = z.object({
  days: queryInteger({ min: 1, max: 30, fallback: 7 }),
  timezone: TimeZone.optional().meta({ description: 'IANA name; the tenant setting when left out.' }),
})
export type ListGapsQuery = z.infer<typeof ListGapsQuery>

export const ScheduleGap = z
  .looseObject({ date: z.iso.date(), scheduled: z.int(), target: z.int() })
  .meta({ id: 'ScheduleGap', description: 'A day with fewer posts than its target.' })
export type ScheduleGap = z.infer<typeof ScheduleGap>

export const ScheduleGapList = z
  .looseObject({
    gaps: z.array(ScheduleGap),
    totalGaps: z.int(),
    daysAnalyzed: z.int(),
    postsPerDay: z.int(),
  })
  .meta({ id: 'ScheduleGapList', description: 'The days with fewer posts than their target.' })
export type ScheduleGapList = z.infer<typeof ScheduleGapList>

export const SlotSuggestion = z
  .looseObject({
    slots: z.array(z.string()).meta({ description: 'Times of day in `timezone`.' }),
    postsPerDay: z.int(),
    timezone: z.string(),
    source: z.string().meta({ description: '`custom` when the tenant chose the slots.' }),
  })
  .meta({ id: 'SlotSuggestion', description: 'Recommended times to post.' })
export type SlotSuggestion = z.infer<typeof SlotSuggestion>

export const listGaps = operation({
  id: 'listGaps',
  method: 'GET',
  path: '/api/agent/schedule/gaps',
  auth: 'agent',
  origin: 'published',
  noun: 'schedule',
  summary: 'List days with fewer posts than their target',
  query: ListGapsQuery,
  responses: { 200: ScheduleGapList },
  errors: [400, 401, 429, 500],
})

export const suggestSlots = operation({
  id: 'suggestSlots',
  method: 'GET',
  path: '/api/agent/schedule/suggest',
  auth: 'agent',
  origin: 'published',
  noun: 'schedule',
  summary: 'Recommend times to post',
  responses: { 200: SlotSuggestion },
  errors: [401, 429, 500],
})
