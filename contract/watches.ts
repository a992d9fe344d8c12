import { z } from 'zod'
import { CreateBrandScanInput } from './brand-scans.ts'
import { operation } from './operation.ts'
import { CheckPageInput } from './page-tools.ts'
import {
  DateTime,
  Deleted,
  IdParams,
  openEnum,
  PageQuery,
  pageMembers,
  StatusCounts,
  Uuid,
} from './primitives.ts'
import { CreateScoutRunInput } from './scout-runs.ts'
import { CreateWarmLeadInput } from './warm-leads.ts'

const kinds = ['brand_scan', 'scout_run', 'warm_lead', 'schema_check', 'preview_check'] as const

export const WatchKind = z.enum(kinds).meta({
  id: 'WatchKind',
  description:
    'What is repeated: a brand scan, a scout run, a warm-lead report, or a check of a page (structured data or social preview).',
})
export type WatchKind = z.infer<typeof WatchKind>

export const WatchStatus = z
  .enum(['active', 'paused'])
  .meta({ id: 'WatchStatus', description: 'Whether runs are started; `reason` says why not.' })
export type WatchStatus = z.infer<typeof WatchStatus>

const IntervalDays = z
  .int()
  .min(1)
  .max(90)
  .meta({ description: 'Days from one run to the next, 1 to 90. Runs keep the time of day of the first.' })

const MonthlyBudget = z.int().min(1).max(100_000).meta({
  description:
    'Credits that the runs of one calendar month, in the time zone of the settings, may cost together. A run that would exceed it waits for the next month.',
})

const schedule = {
  interval_days: IntervalDays.default(7),
  monthly_budget: MonthlyBudget.optional(),
  run_id: Uuid.optional().meta({
    description:
      'A completed run of the same subject that the first one is compared with; the first is then one interval from now. Left out, the first run starts within a minute.',
  }),
}

export const CreateWatchInput = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({
        kind: z.literal('brand_scan').meta({ description: 'Repeats a brand scan.' }),
        input: CreateBrandScanInput,
        ...schedule,
      }),
      z.strictObject({
        kind: z.literal('scout_run').meta({ description: 'Repeats a scout run.' }),
        input: CreateScoutRunInput,
        ...schedule,
      }),
      z.strictObject({
        kind: z.literal('warm_lead').meta({ description: 'Repeats a report on a company.' }),
        input: CreateWarmLeadInput,
        ...schedule,
      }),
      z.strictObject({
        kind: z.literal('schema_check').meta({ description: 'Repeats a check of structured data.' }),
        input: CheckPageInput,
        ...schedule,
      }),
      z.strictObject({
        kind: z.literal('preview_check').meta({ description: 'Repeats a check of the social preview.' }),
        input: CheckPageInput,
        ...schedule,
      }),
    ],
    {
      error: (issue) => (issue.code === 'invalid_union' ? `Must be one of ${kinds.join(', ')}.` : undefined),
    },
  )
  .meta({ id: 'CreateWatchInput', description: 'What is repeated, how often, and for how many credits.' })
export type CreateWatchInput = z.infer<typeof CreateWatchInput>
/** The same before defaults: what a client sends. */
export type CreateWatchRequest = z.input<typeof CreateWatchInput>

export const WatchFact = z
  .looseObject({
    text: z
      .string()
      .meta({ description: 'One sentence, for example “New signal: Hiring a head of content”.' }),
    url: z.string().optional().meta({ description: 'Where it can be seen.' }),
    notable: z
      .boolean()
      .meta({ description: 'True if it is worth telling somebody; such facts make the change `matters`.' }),
  })
  .meta({ id: 'WatchFact', description: 'Something that one run saw and the other did not.' })
export type WatchFact = z.infer<typeof WatchFact>

export const WatchChange = z
  .looseObject({
    matters: z.boolean().meta({
      description:
        'True if a notable fact came or went, or the score or the share of voice moved by 5 points or more.',
    }),
    summary: z.string().meta({ description: 'The change in one line.' }),
    score_before: z.number().optional().meta({
      description:
        'Score of the run before, 0 to 100; absent where it measured something else than `score_after`.',
    }),
    score_after: z.number().optional().meta({ description: 'Score of this run, 0 to 100.' }),
    score_basis: openEnum('own_content', 'answer_engines')
      .optional()
      .meta({ description: 'What the scores of a brand scan measure.' }),
    share_of_voice: z
      .looseObject({
        before: z.int().meta({ description: 'Its share in the run before.' }),
        after: z.int().meta({ description: 'Its share in this run.' }),
        rival: z
          .looseObject({
            name: z.string().meta({ description: 'The competitor, as the company profile has it.' }),
            before: z.int().meta({ description: 'Its share in the run before.' }),
            after: z.int().meta({ description: 'Its share in this run.' }),
          })
          .optional()
          .meta({
            description:
              'Who gained most where the brand lost, or lost most where it gained; absent where nobody did.',
          }),
      })
      .optional()
      .meta({
        description:
          'Shares of all mentions in percent, of a brand scan that compared with competitors in both runs.',
      }),
    score_parts: z
      .array(
        z.looseObject({
          label: z.string().meta({ description: 'Name of the part, for a person.' }),
          before: z
            .number()
            .optional()
            .meta({ description: 'Its points in the run before; absent if unknown then.' }),
          after: z
            .number()
            .optional()
            .meta({ description: 'Its points in this run; absent if unknown now.' }),
        }),
      )
      .optional()
      .meta({
        description:
          'Parts of the intent of a company that moved by a point or more. Where one of the runs could not read a part, the scores are not comparable: only such parts are here, and `score_before` is absent.',
      }),
    added: z.array(WatchFact).meta({ description: 'What is new, the notable first; at most 50.' }),
    removed: z.array(WatchFact).meta({ description: 'What is gone, the notable first; at most 50.' }),
  })
  .meta({ id: 'WatchChange', description: 'How a run differs from the completed run before it.' })
export type WatchChange = z.infer<typeof WatchChange>

export const WatchRun = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of this turn of the watch.' }),
    run_id: Uuid.meta({ description: 'Id of the scan, scout run, report or check; poll it by that.' }),
    status: openEnum('running', 'completed', 'failed').meta({
      description: 'How far it is; the end of a run is seen within a minute.',
    }),
    started_at: DateTime.meta({ description: 'When it was accepted and its credits were reserved.' }),
    completed_at: DateTime.optional().meta({ description: 'When its end was seen.' }),
    credits_used: z.number().optional().meta({ description: 'What it cost; 0 for a failed run.' }),
    change: WatchChange.optional().meta({
      description: 'Left out for the first run, a failed one, and while it runs.',
    }),
    error: z.string().optional().meta({ description: 'Why it failed.' }),
  })
  .meta({
    id: 'WatchRun',
    description: 'One turn of a watch: what it started, what it cost and what changed.',
  })
export type WatchRun = z.infer<typeof WatchRun>

export const Watch = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the watch, for every further call about it.' }),
    kind: openEnum(...kinds).meta({ description: 'What is repeated: a value of WatchKind.' }),
    label: z.string().meta({ description: 'What is watched, for people: a brand, query, domain or URL.' }),
    input: z
      .record(z.string(), z.unknown())
      .meta({ description: 'What each run is started with, as for the operation itself.' }),
    status: openEnum('active', 'paused').meta({ description: 'Whether it starts runs; see `reason`.' }),
    reason: openEnum('asked', 'insufficient_credits', 'budget', 'rejected', 'access_ended').optional().meta({
      description:
        'Why it is paused. `insufficient_credits` and `budget` end by themselves, the others need a resume; `access_ended` when the OAuth sign-in of the agent in `agent_id` ended.',
    }),
    message: z.string().optional().meta({ description: 'The reason in a sentence.' }),
    agent_id: Uuid.optional().meta({
      description:
        'The agent that started it, or resumed it after `access_ended`; `listAgents` has its name.',
    }),
    interval_days: z.int().meta({ description: 'Days from one run to the next.' }),
    monthly_budget: z.int().meta({ description: 'Credits that its runs of a calendar month may cost.' }),
    spent_this_month: z.int().meta({ description: 'Credits of this month, reserved ones included.' }),
    credits_per_run: z.int().meta({ description: 'Price of its next run by the price list.' }),
    forecast_per_month: z.int().meta({
      description: 'Credits of 30 days at its interval, at most the budget.',
    }),
    next_run_at: DateTime.optional().meta({
      description: 'When the next run starts; left out while it waits for credits or for a resume.',
    }),
    last_run: WatchRun.optional(),
    compared_with: z
      .looseObject({
        run_id: Uuid.meta({ description: 'Id of the scan, scout run, report or check.' }),
        started_at: DateTime.meta({ description: 'When that run was started.' }),
      })
      .optional()
      .meta({
        description:
          'The completed run that the next one is compared with; left out before there is one, and where it was not kept which.',
      }),
    created_at: DateTime.meta({ description: 'When watching began.' }),
    updated_at: DateTime.meta({ description: 'When it last ran or was changed.' }),
  })
  .meta({ id: 'Watch', description: 'Something that is repeated at an interval and compared each time.' })
export type Watch = z.infer<typeof Watch>

export const WatchDetail = Watch.extend({
  runs: z.array(WatchRun).meta({ description: 'Newest first, by `limit` and `offset`.' }),
  runs_total: z.int().meta({ description: 'Runs so far.' }),
}).meta({ id: 'WatchDetail', description: 'A watch and the history of its turns, with what each saw.' })
export type WatchDetail = z.infer<typeof WatchDetail>

export const WatchSort = z.enum(['label', '-label', 'next', '-next', 'created', '-created']).meta({
  id: 'WatchSort',
  description:
    'Sort order; prefix with `-` to reverse. `next` is when it runs next, paused ones last; `created` is when it was made.',
})
export type WatchSort = z.infer<typeof WatchSort>

export const ListWatchesQuery = PageQuery.extend({
  kind: WatchKind.optional().meta({ description: 'Only watches of this kind.' }),
  status: WatchStatus.optional().meta({ description: 'Only watches in this state.' }),
  sort: WatchSort.optional().meta({ description: 'Newest first when left out.' }),
})
export type ListWatchesQuery = z.infer<typeof ListWatchesQuery>

export const WatchList = z
  .looseObject({
    watches: z.array(Watch).meta({ description: 'The chosen page, newest first, each with its last turn.' }),
    counts: StatusCounts,
    ...pageMembers,
  })
  .meta({ id: 'WatchList', description: 'Watches, newest first.' })
export type WatchList = z.infer<typeof WatchList>

export const ChangeWatchInput = z
  .strictObject({
    status: WatchStatus.optional().meta({
      description:
        '`paused` starts no further run; `active` resumes, and a run that is overdue starts at once.',
    }),
    interval_days: IntervalDays.optional(),
    monthly_budget: MonthlyBudget.optional(),
  })
  .meta({ id: 'ChangeWatchInput', description: 'What to change; the rest stays.' })
export type ChangeWatchInput = z.infer<typeof ChangeWatchInput>

export const createWatch = operation({
  id: 'createWatch',
  method: 'POST',
  path: '/api/agent/watches',
  auth: 'agent',
  origin: 'ours',
  noun: 'watches',
  summary: 'Repeat a scan, scout run, report or page check at an interval',
  description:
    'Free in itself: each run costs what its operation costs, within a monthly budget. Each is compared with the one before; what matters is an event. Without credits the watch pauses and resumes after a top-up. 409 if the same subject is watched already.',
  whenCallerLeaves: 'finishes',
  body: CreateWatchInput,
  sample: { kind: 'brand_scan', input: { brandName: 'Acme Coffee' }, interval_days: 7 },
  responses: { 201: Watch },
  essential: ['id'],
  errors: [400, 401, 409, 413, 415, 422, 429, 500],
})

export const listWatches = operation({
  id: 'listWatches',
  method: 'GET',
  path: '/api/agent/watches',
  auth: 'agent',
  origin: 'ours',
  noun: 'watches',
  summary: 'List watches with their last run',
  description:
    'Newest first unless `sort` says otherwise, each with the change that its last run saw and its credits of this month.',
  query: ListWatchesQuery,
  responses: { 200: WatchList },
  errors: [400, 401, 429, 500],
})

export const getWatch = operation({
  id: 'getWatch',
  method: 'GET',
  path: '/api/agent/watches/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'watches',
  summary: 'Get a watch with its runs and what changed',
  description:
    'Its turns newest first, paged by `limit` and `offset`: cost, end, and the facts that came and went.',
  params: IdParams,
  query: PageQuery,
  responses: { 200: WatchDetail },
  errors: [400, 401, 404, 429, 500],
})

export const changeWatch = operation({
  id: 'changeWatch',
  method: 'PATCH',
  path: '/api/agent/watches/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'watches',
  summary: 'Pause or resume a watch, or change its interval or budget',
  description:
    'Free. A larger budget resumes a watch that waited for the next month; a resumed watch that is overdue runs at once.',
  params: IdParams,
  body: ChangeWatchInput,
  responses: { 200: Watch },
  errors: [400, 401, 404, 413, 415, 422, 429, 500],
})

export const runWatch = operation({
  id: 'runWatch',
  method: 'POST',
  path: '/api/agent/watches/{id}/run',
  auth: 'agent',
  origin: 'ours',
  noun: 'watches',
  summary: 'Run a watch now',
  description:
    'Starts one run at once, for `credits_per_run`, and compares it as a planned one; it is `last_run` of the answer. While a run is under way nothing is started or charged. The next planned run stays where it is, unless it is overdue: then this is it. A paused watch stays paused. 409 when the run would exceed the monthly budget.',
  charges: { label: 'Watch run' },
  whenCallerLeaves: 'finishes',
  params: IdParams,
  responses: { 202: Watch },
  essential: ['id'],
  errors: [400, 401, 402, 404, 409, 422, 429, 500],
})

export const deleteWatch = operation({
  id: 'deleteWatch',
  method: 'DELETE',
  path: '/api/agent/watches/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'watches',
  summary: 'Delete a watch',
  description: 'Its history goes. The scans, scout runs and reports that it started stay.',
  params: IdParams,
  responses: { 200: Deleted },
  errors: [400, 401, 404, 429, 500],
})
