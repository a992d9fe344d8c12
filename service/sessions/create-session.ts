import type { Sent } from '#contract/always-sent.ts'
import { firstRunAt } from '#contract/first-run-at.ts'
import type { CreateSessionInput, Session } from '#contract/sessions.ts'
import type { AgentContext } from '../core/context.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { requireCredits } from '../credits/reserve-credits.ts'
import { sessions } from '../db/schema/sessions.ts'
import { enqueue } from '../queue/enqueue.ts'
import { buildCatalog } from './build-catalog.ts'
import { checkSessionOptions } from './check-session-options.ts'
import { expectRunCredits } from './expect-run-credits.ts'
import { assertNoRunningSession, lockSessionsOf } from './find-running.ts'
import { runSessionJob } from './run-session.ts'
import { estimateSessionArticle } from './session-article.ts'
import { countForSessions } from './session-counts.ts'
import { sessionJson } from './session-json.ts'
import { insertTopics } from './store-topics.ts'

/**
 * Creates and starts a session (POST /api/agent/session); its first run is one interval from now. Invariant: at most
 * one session of a tenant is running, however many concurrent requests.
 * @throws {ServiceError} `invalid`, `conflict` with `existing_session_id`, `insufficient_credits` for the first article
 */
export async function createSession(
  ctx: AgentContext,
  input: CreateSessionInput,
): Promise<Sent<typeof Session>> {
  await checkSessionOptions(ctx, input)
  await assertNoRunningSession(ctx)
  const problems = input.problems ?? []
  const looked = ctx.now()
  const catalog = await buildCatalog(ctx, { ...input, problems, known: [], planned: [] })
  return chargedTransaction(ctx, async (tx) => {
    await lockSessionsOf(tx, tx.caller.tenantId)
    await assertNoRunningSession(tx)
    const now = tx.now()
    const nextRunAt = firstRunAt(now.getTime(), input.interval_minutes)
    const [row] = await tx.db
      .insert(sessions)
      .values({
        ...tx.caller,
        status: 'running',
        categories: input.categories,
        problems,
        languages: input.languages,
        intervalMinutes: input.interval_minutes,
        articleSize: input.article_size,
        disableCompetition: input.disable_competition,
        nextRunAt,
        catalogedAt: looked,
        waitingForTopics: catalog.length === 0,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('An insert returns its row.')
    const { creditsRequired: credits, breakdown } = estimateSessionArticle(tx, row)
    await requireCredits(tx, { credits, breakdown })
    await insertTopics(tx, row, catalog)
    await enqueue(tx, runSessionJob, { session_id: row.id }, { startAt: nextRunAt })
    const counts = await countForSessions(tx, [row.id])
    const expected = await expectRunCredits(tx)
    return sessionJson(tx, row, counts(row.id), expected(row))
  })
}
