import {
  type ChangeSessionInput,
  type CreateSessionInput,
  changeSession,
  createSession,
} from '#contract/sessions.ts'
import type { AgentContext } from '../core/context.ts'
import { notFound } from '../core/errors.ts'
import { type CreditEstimate, chargingOperation } from '../credits/charging-operation.ts'
import { sessions } from '../db/schema/sessions.ts'
import { and, desc, eq, ne } from '../db/sql.ts'
import { findWriterName } from '../models/find-writer-name.ts'
import { checkSessionOptions } from './check-session-options.ts'
import { expectRunCredits } from './expect-run-credits.ts'
import { type ArticleOptions, estimateSessionArticle, sessionArticleSeconds } from './session-article.ts'

/**
 * What the first run will hold, and every one after it, with what such runs were charged: creating a session is free, and
 * refused when what a run holds is not there.
 */
async function estimateSession(ctx: AgentContext, input: CreateSessionInput): Promise<CreditEstimate> {
  const run = await estimateRun(ctx, {
    articleSize: input.article_size,
    disableCompetition: input.disable_competition,
  })
  return {
    ...run,
    isChargedLater: true,
    notes: ['Creating a session is free. This is the price of each run.'],
  }
}

/**
 * What a change charges: nothing but `run_now` does. An estimate names no session, so it is of the tenant's newest that
 * is not stopped; the one that is running comes first.
 * @throws {ServiceError} `not_found` when there is none to run
 */
async function estimateSessionChange(ctx: AgentContext, input: ChangeSessionInput): Promise<CreditEstimate> {
  if (input.action !== 'run_now') return { creditsRequired: 0, breakdown: {}, secondsExpected: 0 }
  const [session] = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tenantId, ctx.caller.tenantId), ne(sessions.status, 'stopped')))
    .orderBy(desc(eq(sessions.status, 'running')), desc(sessions.createdAt))
    .limit(1)
  if (!session) throw notFound('session')
  return estimateRun(ctx, session)
}

async function estimateRun(ctx: AgentContext, session: ArticleOptions): Promise<CreditEstimate> {
  const [writer, expected] = await Promise.all([findWriterName(ctx), expectRunCredits(ctx)])
  const credits = expected(session)
  return {
    ...estimateSessionArticle(ctx, session),
    secondsExpected: sessionArticleSeconds(writer, session),
    ...(credits !== undefined && { expected: { credits } }),
  }
}

export const createSessionCharge = chargingOperation({
  operation: createSession,
  formula: '0; every run costs what generateArticle costs for article_size and disable_competition',
  check: checkSessionOptions,
  estimate: estimateSession,
})

export const changeSessionCharge = chargingOperation({
  operation: changeSession,
  formula:
    'for run_now what generateArticle costs for article_size and disable_competition of the session, else 0',
  estimate: estimateSessionChange,
})
