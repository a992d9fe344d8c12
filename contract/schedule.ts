import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { operation } from './operation.ts'
import { DateTime, Deleted, openEnum, queryInteger, TimeZone, Uuid } from './primitives.ts'

const ZoneOfAnswer = TimeZone.optional().meta({
  description: 'IANA name; the tenant setting when left out.',
})

export const ListGapsQuery = z.object({
  days: queryInteger({ min: 1, max: 30, fallback: 7 }).meta({
    description: 'How many days to look at, today first.',
  }),
  timezone: ZoneOfAnswer,
})
export type ListGapsQuery = z.infer<typeof ListGapsQuery>

export const ScheduleGap = z
  .looseObject({
    date: z.iso.date().meta({ description: 'The day, in the time zone that was asked for.' }),
    scheduled: z.int().meta({ description: 'Articles that appeared or will appear on that day.' }),
    target: z.int().meta({ description: 'Articles that are aimed at per day.' }),
  })
  .meta({ id: 'ScheduleGap', description: 'A day with fewer articles than its target.' })
export type ScheduleGap = z.infer<typeof ScheduleGap>

export const ScheduleGapList = z
  .looseObject({
    gaps: z.array(ScheduleGap).meta({ description: 'The days that need more articles, soonest first.' }),
    totalGaps: z.int().meta({ description: 'Number of those days.' }),
    daysAnalyzed: z.int().meta({ description: 'Number of days that were looked at, 1 to 30.' }),
    postsPerDay: z.int().meta({ description: 'Articles that are aimed at per day.' }),
  })
  .meta({ id: 'ScheduleGapList', description: 'The days with fewer articles than their target.' })
export type ScheduleGapList = z.infer<typeof ScheduleGapList>

/** `limit` bounds `free_slots`; the published operation takes neither parameter. */
export const SuggestSlotsQuery = z.object({
  timezone: ZoneOfAnswer,
  limit: queryInteger({ min: 1, max: 200, fallback: 7 }).meta({
    description: 'How many free slots to answer.',
  }),
})
export type SuggestSlotsQuery = z.infer<typeof SuggestSlotsQuery>

export const FreeSlot = z
  .looseObject({
    at: DateTime.meta({ description: 'What `at` of scheduling an article takes.' }),
    date: z.iso.date().meta({ description: 'Day of the slot in `timezone`.' }),
    time: z.string().meta({ description: 'Local time in `timezone`.' }),
  })
  .meta({ id: 'FreeSlot', description: 'A time to come at which nothing appears yet.' })
export type FreeSlot = z.infer<typeof FreeSlot>

export const SlotSuggestion = z
  .looseObject({
    slots: z.array(z.string()).meta({ description: 'Times of day as `HH:MM` in `timezone`.' }),
    postsPerDay: z.int().meta({ description: 'Articles that are aimed at per day.' }),
    timezone: z.string().meta({ description: 'IANA name of the time zone that the times are in.' }),
    source: openEnum('custom', 'learned', 'default').meta({
      description:
        '`custom` when the tenant chose the slots, `learned` when they follow from its own published articles, else `default`.',
    }),
    free_slots: alwaysSent(
      z
        .array(FreeSlot)
        .meta({ description: 'The next times that are free; the first is the next free slot.' }),
    ),
    published_times: alwaysSent(
      z
        .looseObject({
          articles: z.int().meta({ description: 'Published articles that there are to learn from.' }),
          days: z.int().meta({ description: 'Different days on which they were published.' }),
          needed_articles: z
            .int()
            .meta({ description: 'Published articles that are needed before times are learned.' }),
          needed_days: z
            .int()
            .meta({ description: 'Different days that are needed before times are learned.' }),
        })

        .meta({ description: 'How much there is to learn from, and how much is needed.' }),
    ),
  })
  .meta({ id: 'SlotSuggestion', description: 'Recommended times to publish articles.' })
export type SlotSuggestion = z.infer<typeof SlotSuggestion>

/** A day that every calendar and every zone has. */
const Day = z.iso
  .date({ message: 'Must be a day, for example 2030-01-31.' })
  // What is no day was refused above, with the reason.
  .refine((day) => Number.isNaN(Date.parse(day)) || (day >= '1970-01-01' && day <= '9998-12-31'), {
    message: 'Must be in the years 1970 to 9998.',
  })

/** Whole days: the answer begins with the start of `from` and ends with the end of `to`, at most 93 days in all. */
export const GetScheduleQuery = z.object({
  from: Day.optional().meta({ description: 'First day; today when left out.' }),
  to: Day.optional().meta({ description: 'Last day; 30 days after `from` when left out.' }),
  timezone: ZoneOfAnswer,
})
export type GetScheduleQuery = z.infer<typeof GetScheduleQuery>

export const ScheduleEntry = z
  .looseObject({
    kind: openEnum('published', 'publishing', 'writing', 'scheduled', 'session_run').meta({
      description:
        '`published`, `publishing`, `writing` (published as soon as it is written), `scheduled`, or `session_run` to come.',
    }),
    at: DateTime.meta({ description: 'When it appeared, or will.' }),
    date: z.iso.date().meta({ description: 'Day of it in `timezone`.' }),
    time: z.string().meta({ description: 'Local time in `timezone`.' }),
    title: z.string().meta({ description: 'Headline of the article, or topic of the session run.' }),
    article_id: Uuid.optional().meta({ description: 'Id of the article; absent for a session run to come.' }),
    article_url: z
      .string()
      .optional()
      .meta({ description: 'Where the article can be read once it is published.' }),
    language: z.string().optional().meta({ description: 'BCP 47 tag of the language of the article.' }),
    session_id: Uuid.optional().meta({ description: 'Id of the session that wrote it or will.' }),
    topic_id: Uuid.optional().meta({ description: 'The topic that a session run will write about.' }),
    credits: z
      .number()
      .optional()
      .meta({ description: 'Credits that a session run will hold, the most that it can cost.' }),
    credits_expected: z.number().optional().meta({
      description:
        'What will probably be charged of `credits`, from earlier articles of that kind; left out where there are none.',
    }),
  })
  .meta({ id: 'ScheduleEntry', description: 'One thing that appeared, or will, at a time.' })
export type ScheduleEntry = z.infer<typeof ScheduleEntry>

export const ScheduleDay = z
  .looseObject({
    date: z.iso.date().meta({ description: 'The day, in `timezone`.' }),
    scheduled: z.int().meta({ description: 'Number of articles that appeared on this day, or will.' }),
    target: z.int().meta({ description: 'Articles that are aimed at on this day.' }),
    is_gap: z.boolean().meta({
      description:
        'Fewer than its target, and a time to come at which one can appear; so of today less than `listGaps`, which counts today until it ends.',
    }),
  })
  .meta({ id: 'ScheduleDay', description: 'One day of the calendar.' })
export type ScheduleDay = z.infer<typeof ScheduleDay>

export const Schedule = z
  .looseObject({
    from: z.iso.date().meta({ description: 'First day of the answer.' }),
    to: z.iso.date().meta({ description: 'Last day of the answer, at most 92 days after the first.' }),
    today: z.iso
      .date()
      .meta({ description: 'The current day in `timezone`, so that a client need not compute it.' }),
    timezone: z.string().meta({ description: 'IANA name of the time zone that days and times are in.' }),
    postsPerDay: z.int().meta({ description: 'Articles that are aimed at per day.' }),
    entries: z.array(ScheduleEntry).meta({ description: 'By time, at most 5,000.' }),
    days: z.array(ScheduleDay).meta({ description: 'Every day, by date.' }),
    truncated: z.boolean().meta({ description: 'There were more than 5,000 entries; ask for fewer days.' }),
  })
  .meta({ id: 'Schedule', description: 'What appeared and will appear in a span of days.' })
export type Schedule = z.infer<typeof Schedule>

export const ScheduleFeed = z
  .looseObject({
    active: z.boolean().meta({ description: 'True while the calendar URL works.' }),
    url: z.string().optional().meta({
      description: 'Secret: anyone with the URL can read titles and times. iCalendar (RFC 5545).',
    }),
    created_at: DateTime.optional().meta({ description: 'When the current calendar URL was made.' }),
    last_read_at: DateTime.optional().meta({
      description: 'When a calendar program last read it, to the hour.',
    }),
  })
  .meta({ id: 'ScheduleFeed', description: 'The address that calendar programs subscribe to.' })
export type ScheduleFeed = z.infer<typeof ScheduleFeed>

export const listGaps = operation({
  id: 'listGaps',
  method: 'GET',
  path: '/api/agent/schedule/gaps',
  auth: 'agent',
  origin: 'published',
  noun: 'schedule',
  summary: 'List days with fewer articles than their target',
  description:
    'Looks at `days` days, today first, which counts until it ends. An article counts for the day on which it was published, is scheduled, or will be published by a session without review.',
  query: ListGapsQuery,
  sample: { days: 7 },
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
  summary: 'Recommend times to publish',
  description:
    'Times of day, and the next free ones: a slot is taken by the nearest article of its day, and a day that has its target offers none. A time that the change to summer time skips is moved on by as much; of one that comes twice, the first counts.',
  query: SuggestSlotsQuery,
  extensionMembers: { timezone: 'optional', limit: 'optional' },
  sample: {},
  responses: { 200: SlotSuggestion },
  errors: [400, 401, 429, 500],
})

export const getSchedule = operation({
  id: 'getSchedule',
  method: 'GET',
  path: '/api/agent/schedule',
  auth: 'agent',
  origin: 'ours',
  noun: 'schedule',
  summary: 'Get the schedule: published, scheduled, and session runs to come',
  description:
    'Returns what appeared and what will appear, day by day, for up to 93 days: published articles, scheduled drafts, and the runs of sessions to come with their price.',
  query: GetScheduleQuery,
  responses: { 200: Schedule },
  errors: [400, 401, 429, 500],
})

export const getScheduleFeed = operation({
  id: 'getScheduleFeed',
  method: 'GET',
  path: '/api/agent/schedule/feed',
  auth: 'agent',
  origin: 'ours',
  noun: 'schedule',
  summary: 'Get the URL of the calendar feed',
  description: 'Returns the calendar URL that calendar programs subscribe to, if there is one.',
  responses: { 200: ScheduleFeed },
  errors: [401, 429, 500],
})

export const createScheduleFeed = operation({
  id: 'createScheduleFeed',
  method: 'POST',
  path: '/api/agent/schedule/feed',
  auth: 'agent',
  origin: 'ours',
  noun: 'schedule',
  summary: 'Create or replace the URL of the calendar feed',
  description: 'The previous URL stops working immediately.',
  responses: { 201: ScheduleFeed },
  errors: [400, 401, 429, 500],
})

export const deleteScheduleFeed = operation({
  id: 'deleteScheduleFeed',
  method: 'DELETE',
  path: '/api/agent/schedule/feed',
  auth: 'agent',
  origin: 'ours',
  noun: 'schedule',
  summary: 'Delete the URL of the calendar feed',
  description: 'The calendar URL stops working at once; calendars that subscribe to it get 404.',
  responses: { 200: Deleted },
  errors: [400, 401, 429, 500],
})
