import { randomUUID } from 'node:crypto'
import { createSession } from '#contract/sessions.ts'
import { answer, type FakeResponse } from './answer.ts'
import { Refusal } from './refusal.ts'

/** A session can be started here, once, and then there is no more to be learnt of it. */
export const sessionAnswers: readonly FakeResponse[] = [
  answer(createSession, ({ desk }, { body }) => {
    if (desk.sessionId !== undefined) {
      const existing_session_id = desk.sessionId
      throw new Refusal(409, 'Conflict', 'A session is already running.', { existing_session_id })
    }
    desk.sessionId = randomUUID()
    const now = Date.now()
    return {
      status: 200,
      body: {
        session_id: desk.sessionId,
        status: 'running',
        categories: body.categories,
        languages: body.languages,
        interval_minutes: body.interval_minutes,
        article_size: body.article_size,
        estimated_credits_per_article: 20,
        topic_catalog_size: body.categories.length * 5,
        next_run_at: new Date(now + body.interval_minutes * 60_000).toISOString(),
        created_at: new Date(now).toISOString(),
      },
    }
  }),
]
