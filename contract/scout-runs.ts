import { z } from 'zod'
import { operation } from './operation.ts'
import { DateTime, JobProgress, RunIdParams, text, Uuid } from './primitives.ts'

const Subreddit = z
  .string()
  .regex(/^[A-Za-z0-9_]{2,21}$/, 'Must be 2 to 21 letters, digits or underscores, without r/.')

export const CreateScoutRunInput = z
  .object({
    query: text({ min: 1, max: 500 }),
    subreddits: z
      .array(Subreddit)
      .max(10)
      .default([])
      .meta({ description: 'Empty: the whole of the forum.' }),
    limit: z.int().min(1).max(100).default(20),
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
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'The document leaves the inner members open.' }),
    status: z.string().meta({ description: '`processing`, `completed` or `failed`.' }),
    progress: JobProgress.optional().meta({ description: 'Ours.' }),
    error: z.string().optional().meta({ description: 'Why it failed. Ours.' }),
    created_at: DateTime.optional(),
    updated_at: DateTime.optional(),
  })
  .meta({ id: 'ScoutRun', description: 'A search through a community forum.' })
export type ScoutRun = z.infer<typeof ScoutRun>

export const createScoutRun = operation({
  id: 'createScoutRun',
  method: 'POST',
  path: '/api/agent/scout/reddit',
  auth: 'agent',
  origin: 'published',
  noun: 'scout-runs',
  summary: 'Scout a community forum',
  charges: true,
  body: CreateScoutRunInput,
  responses: { 202: ScoutRun },
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
  params: RunIdParams,
  responses: { 200: ScoutRun },
  errors: [400, 401, 404, 429, 500],
})
