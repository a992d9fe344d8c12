import { randomUUID } from 'node:crypto'
import { createScoutRun, getScoutRun } from '#contract/scout-runs.ts'
import { answer, type FakeResponse } from './answer.ts'
import { rejectUnknown } from './refusal.ts'

/** A query that ends in this fails, so that a failure can be looked at. */
const failing = 'please fail'

/** Scout runs: results in a shape of their own, because the document leaves it open. */
export const scoutRunAnswers: readonly FakeResponse[] = [
  answer(createScoutRun, ({ desk }, { body }) => {
    const { query, subreddits } = body
    const run = { run_id: randomUUID(), query, subreddits, credits_used: 30 }
    desk.scoutRuns.set(run.run_id, { ...run, acceptedAt: Date.now() })
    return { status: 202, body: { ...run, status: 'processing' } }
  }),
  answer(getScoutRun, ({ desk, stageMs }, { params }) => {
    const found = desk.scoutRuns.get(params.runId)
    if (!found) throw rejectUnknown()
    const { acceptedAt, ...run } = found
    if (Date.now() < acceptedAt + stageMs) return { status: 200, body: { ...run, status: 'processing' } }
    if (run.query.endsWith(failing)) return { status: 200, body: { ...run, status: 'failed' } }
    const results = {
      threads: [{ title: '<b>Which grinder?</b>', upvotes: 12, link: 'https://forum.example/t/1' }],
      summary: 'One thread.',
    }
    return { status: 200, body: { ...run, status: 'completed', results } }
  }),
]
