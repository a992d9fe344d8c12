import { z } from 'zod'
import { operation } from './operation.ts'
import {
  DateTime,
  JobProgress,
  openEnum,
  PageQuery,
  pageMembers,
  RunIdParams,
  text,
  Uuid,
} from './primitives.ts'
import { ScoutResults } from './scout-results.ts'

const Subreddit = z
  .string()
  .regex(/^[A-Za-z0-9_]{2,21}$/, 'Must be 2 to 21 letters, digits or underscores, without r/.')

export const CreateScoutRunInput = z
  .object({
    query: text({ min: 1, max: 500 }).meta({ description: 'What to look for, in the words of the forum.' }),
    subreddits: z
      .array(Subreddit)
      .max(10)
      .default([])
      .meta({ description: 'Empty: the whole of the forum.' }),
    limit: z.int().min(1).max(100).default(20).meta({ description: 'At most this many threads.' }),
  })
  .meta({ id: 'CreateScoutRunInput', description: 'What to look for, and where.' })
export type CreateScoutRunInput = z.infer<typeof CreateScoutRunInput>

export const ScoutRun = z
  .looseObject({
    run_id: Uuid,
    query: z.string().optional(),
    credits_used: z.number().optional(),
    subreddits: z.array(z.string()).optional(),
    results: z
      .union([ScoutResults, z.record(z.string(), z.unknown())])
      .optional()
      .meta({ description: 'The document leaves the inner members open; ours are `ScoutResults`.' }),
    status: openEnum('processing', 'completed', 'failed'),
    progress: JobProgress.optional().meta({ description: 'Masthead extension.' }),
    limit: z.int().optional().meta({ description: 'Masthead extension, as are all fields below.' }),
    results_count: z.int().optional().meta({ description: 'Items of the results.' }),
    engine: z.string().optional().meta({ description: 'Which engine read the forum.' }),
    message: z.string().optional(),
    reason: z.string().optional().meta({ description: 'Machine-readable, for example `forum_unreachable`.' }),
    error: z.string().optional().meta({ description: 'Human-readable reason for the failure.' }),
    created_at: DateTime.optional(),
    updated_at: DateTime.optional(),
    completed_at: DateTime.optional(),
  })
  .meta({ id: 'ScoutRun', description: 'A search through a community forum.' })
export type ScoutRun = z.infer<typeof ScoutRun>

export const ScoutRunStatus = z
  .enum(['processing', 'completed', 'failed'])
  .meta({ id: 'ScoutRunStatus', description: 'Status of a scout run.' })
export type ScoutRunStatus = z.infer<typeof ScoutRunStatus>

export const ListScoutRunsQuery = PageQuery.extend({
  status: ScoutRunStatus.optional().meta({ description: 'Only runs in this state.' }),
  q: text({ max: 200 }).optional().meta({ description: 'Part of the query that was scouted.' }),
})
export type ListScoutRunsQuery = z.infer<typeof ListScoutRunsQuery>

export const ScoutRunList = z
  .looseObject({ runs: z.array(ScoutRun), ...pageMembers })
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
    'Searches the forum and sorts what people say into pain points, requests, complaints, feature requests and comparisons, each with a score from 0 to 100 that is shown part by part. Without subreddits the whole forum is searched. When no forum can be read the run fails and its credits come back.',
  charges: { label: 'Scout run' },
  whenCallerLeaves: 'finishes',
  body: CreateScoutRunInput,
  sample: { query: 'coffee grinder recommendation', subreddits: ['Coffee'], limit: 10 },
  responses: { 202: ScoutRun },
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

export const listScoutRuns = operation({
  id: 'listScoutRuns',
  method: 'GET',
  path: '/api/agent/scout/reddit',
  auth: 'agent',
  origin: 'ours',
  noun: 'scout-runs',
  summary: 'List scout runs',
  query: ListScoutRunsQuery,
  responses: { 200: ScoutRunList },
  errors: [400, 401, 429, 500],
})
