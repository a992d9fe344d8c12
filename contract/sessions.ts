import { z } from 'zod'
import { ArticleSize } from './articles.ts'
import { SessionConflict } from './errors.ts'
import { operation } from './operation.ts'
import { DateTime, text, Uuid } from './primitives.ts'

export const CreateSessionInput = z
  .object({
    categories: z
      .array(text({ min: 1, max: 100 }))
      .min(1)
      .max(5),
    problems: z
      .array(text({ min: 1, max: 500 }))
      .max(20)
      .optional(),
    languages: z
      .array(text({ min: 2, max: 5 }))
      .min(1)
      .max(10)
      .default(['en']),
    interval_minutes: z.int().min(60).max(10_080).default(720),
    article_size: ArticleSize.default('mini'),
    disable_competition: z.boolean().default(false),
  })
  .meta({ id: 'CreateSessionInput', description: 'What to write about, in which languages, how often.' })
export type CreateSessionInput = z.infer<typeof CreateSessionInput>

export const Session = z
  .looseObject({
    session_id: Uuid,
    status: z.string().meta({ description: '`running` on creation.' }),
    categories: z.array(z.string()),
    languages: z.array(z.string()),
    interval_minutes: z.int(),
    article_size: z.string(),
    estimated_credits_per_article: z.number(),
    topic_catalog_size: z.int(),
    next_run_at: DateTime.optional(),
    created_at: DateTime,
  })
  .meta({ id: 'Session', description: 'A recurring generation of articles.' })
export type Session = z.infer<typeof Session>

/** Free in itself: its articles are charged as they run. 402 when not even the first could be paid. */
export const createSession = operation({
  id: 'createSession',
  method: 'POST',
  path: '/api/agent/session',
  auth: 'agent',
  origin: 'published',
  noun: 'sessions',
  summary: 'Create and start a session',
  body: CreateSessionInput,
  responses: { 200: Session },
  errors: [400, 401, 402, 409, 413, 415, 429, 500],
  errorBodies: { 409: SessionConflict },
})
