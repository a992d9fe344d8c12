import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { jobOutcome } from './job-outcome.ts'
import { operation } from './operation.ts'
import {
  CompletedAt,
  CreatedAt,
  JobProgress,
  jobMembers,
  openEnum,
  PageQuery,
  pageMembers,
  RunIdParams,
  StatusCounts,
  text,
  UpdatedAt,
  Uuid,
} from './primitives.ts'
import { ScoutResults } from './scout-results.ts'

const Subreddit = z
  .string()
  .regex(/^[A-Za-z0-9_]{2,21}$/, 'Must be 2 to 21 letters, digits or underscores, without r/.')

export const CreateScoutRunInput = z
  .object({
    query: text({ min: 1, max: 500 }).meta({
      description: 'What to look for, in the words of the forum; 1 to 500 characters.',
    }),
    subreddits: z
      .array(Subreddit)
      .max(10)
      .default([])
      .meta({ description: 'Up to 10 forums by name, without `r/`; empty for the whole community.' }),
    limit: z.int().min(1).max(100).default(20).meta({ description: 'Most threads to return, 1 to 100.' }),
  })
  .meta({ id: 'CreateScoutRunInput', description: 'What to look for, and where.' })
export type CreateScoutRunInput = z.infer<typeof CreateScoutRunInput>

export const ScoutRun = z
  .looseObject({
    run_id: Uuid.meta({ description: 'Id of the run, which the poll takes.' }),
    id: alwaysSent(Uuid.meta({ description: 'The same as `run_id`. Masthead extension.' })),
    query: alwaysSent(z.string().meta({ description: 'The query as it was sent.' })),
    credits_used: alwaysSent(
      z.number().meta({
        description:
          'Credits of the run: held while it is `processing`, charged once it is `completed`, 0 when it failed and they came back.',
      }),
    ),
    subreddits: alwaysSent(
      z
        .array(z.string())
        .meta({ description: 'The forums that are searched; empty for the whole community.' }),
    ),
    results: z
      .union([ScoutResults, z.record(z.string(), z.unknown())])
      .optional()
      .meta({
        description:
          'The posts that were found, scored, as `ScoutResults`; there once it is completed. Another server may return other fields.',
      }),
    status: openEnum('processing', 'completed', 'failed').meta({
      description: '`processing`, then `completed` or `failed`.',
    }),
    progress: JobProgress.optional().meta({
      description: 'Where the run is while it works. Masthead extension.',
    }),
    limit: alwaysSent(
      z.int().meta({
        description: 'Most threads that were asked for. This field and those below are Masthead extensions.',
      }),
    ),
    best: z
      .looseObject({
        title: z.string().meta({ description: 'What its author called it; as untrusted as the post.' }),
        score: z.number().meta({ description: 'Its score, 0 to 100.' }),
        forum: z.string().optional().meta({ description: 'Forum that it was posted to, without `r/`.' }),
      })
      .optional()
      .meta({
        description:
          'The post with the highest score among those that no earlier run found, or of all where there are none; only in lists, which show no results.',
      }),
    new_count: z.int().optional().meta({
      description: 'Posts in the results that no earlier run of the tenant found; only in lists.',
    }),
    results_count: z.int().optional().meta({ description: 'Number of posts in the results.' }),
    engine: z.string().optional().meta({ description: 'Which engine read the forum.' }),
    message: z
      .string()
      .optional()
      .meta({ description: 'What is happening or has happened, as a sentence for a person.' }),
    reason: z.string().optional().meta({ description: 'Machine-readable, for example `forum_unreachable`.' }),
    error: z.string().optional().meta({ description: 'Human-readable reason for the failure.' }),
    ...jobOutcome,
    created_at: alwaysSent(CreatedAt),
    updated_at: alwaysSent(UpdatedAt),
    completed_at: CompletedAt.optional(),
  })
  .meta({ id: 'ScoutRun', description: 'A search through a community forum.' })
export type ScoutRun = z.infer<typeof ScoutRun>

export const AcceptedScoutRun = ScoutRun.extend(jobMembers).meta({
  id: 'AcceptedScoutRun',
  description: 'A search through a community forum that has begun.',
})

export const ScoutRunStatus = z.enum(['processing', 'completed', 'failed']).meta({
  id: 'ScoutRunStatus',
  description: '`processing` while forums are read, then `completed` or `failed`.',
})
export type ScoutRunStatus = z.infer<typeof ScoutRunStatus>

export const ScoutRunSort = z.enum(['query', '-query', 'when', '-when']).meta({
  id: 'ScoutRunSort',
  description: 'Sort order; prefix with `-` to reverse. `when` is when it was started.',
})
export type ScoutRunSort = z.infer<typeof ScoutRunSort>

export const ListScoutRunsQuery = PageQuery.extend({
  status: ScoutRunStatus.optional().meta({ description: 'Only runs in this state.' }),
  q: text({ max: 200 }).optional().meta({ description: 'Part of the query that was scouted.' }),
  sort: ScoutRunSort.optional().meta({ description: 'Newest first when left out.' }),
})
export type ListScoutRunsQuery = z.infer<typeof ListScoutRunsQuery>

export const ScoutRunList = z
  .looseObject({
    runs: z.array(ScoutRun).meta({ description: 'The runs that match, without their results.' }),
    counts: StatusCounts,
    ...pageMembers,
  })
  .meta({ id: 'ScoutRunList', description: 'Scout runs without their results, newest first.' })
export type ScoutRunList = z.infer<typeof ScoutRunList>

export const createScoutRun = operation({
  id: 'createScoutRun',
  method: 'POST',
  path: '/api/agent/scout/reddit',
  auth: 'agent',
  origin: 'published',
  noun: 'scout-runs',
  summary: 'Scout a community forum',
  description:
    'Searches the forum. Sorts what people say into pain points, requests, complaints, feature requests and comparisons. Each has a score from 0 to 100, shown part by part. Without subreddits the whole forum is searched. When no forum can be read the run fails and its credits come back.',
  charges: { label: 'Scout run' },
  cancelledBy: 'cancelScoutRun',
  whenCallerLeaves: 'finishes',
  body: CreateScoutRunInput,
  sample: { query: 'coffee grinder recommendation', subreddits: ['Coffee'], limit: 10 },
  responses: { 202: AcceptedScoutRun },
  essential: ['run_id'],
  errors: [400, 401, 402, 409, 413, 415, 422, 429, 500],
})

export const getScoutRun = operation({
  id: 'getScoutRun',
  method: 'GET',
  path: '/api/agent/scout/reddit/{runId}',
  auth: 'agent',
  origin: 'published',
  noun: 'scout-runs',
  summary: 'Poll a scout run',
  description:
    'The run itself; `results` once it is completed, `progress` until then, `error` when it failed.',
  params: RunIdParams,
  responses: { 200: ScoutRun },
  errors: [400, 401, 404, 429, 500],
})

export const cancelScoutRun = operation({
  id: 'cancelScoutRun',
  method: 'POST',
  path: '/api/agent/scout/reddit/{runId}/cancel',
  auth: 'agent',
  origin: 'ours',
  noun: 'scout-runs',
  summary: 'Cancel a scout run in progress',
  description:
    'Ends the work at once and returns all reserved credits: the run is `failed` with the `reason` `cancelled`. Cancelling again changes nothing. 409 once it has ended otherwise.',
  params: RunIdParams,
  responses: { 200: ScoutRun },
  errors: [400, 401, 404, 409, 429, 500],
})

export const listScoutRuns = operation({
  id: 'listScoutRuns',
  method: 'GET',
  path: '/api/agent/scout/reddit',
  auth: 'agent',
  origin: 'ours',
  noun: 'scout-runs',
  summary: 'List scout runs',
  description:
    'Lists scout runs of every state without their results, newest first unless `sort` says otherwise.',
  query: ListScoutRunsQuery,
  responses: { 200: ScoutRunList },
  errors: [400, 401, 429, 500],
})
