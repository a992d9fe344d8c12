import { setTimeout as sleep } from 'node:timers/promises'
import type { Sent } from '#contract/always-sent.ts'
import type { ArticleResult, GenerateArticleInput, QueuedArticle } from '#contract/articles.ts'
import { cancelPath } from '../core/accepted-job.ts'
import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { and, eq } from '../db/sql.ts'
import { getHandle } from '../site/get-handle.ts'
import { articleResult } from './article-result.ts'
import type { ArticleJob } from './create-article.ts'
import { getArticleRow } from './get-article-row.ts'

export type Generation =
  | { state: 'written'; article: Sent<typeof ArticleResult> }
  | { state: 'queued'; article: QueuedArticle }

/** Proxies and clients commonly time out after two minutes; a response with a job to poll must come before. */
const maxWaitMs = 110_000
const firstPollMs = 100
const maxPollMs = 500

/** The job of an accepted article that nobody waits for (POST /api/agent/autopilot). */
export function queuedArticle(input: GenerateArticleInput, { id, credits }: ArticleJob): QueuedArticle {
  const state = input.wait_for_completion
    ? 'The article takes longer than a request may last.'
    : 'The article is being written.'
  const held = credits === undefined ? 'its reserved credits' : `the ${credits} credits that it reserves`
  const message = `${state} Poll it by its id. POST ${cancelPath(articlePath(id))} ends it and returns ${held}.`
  const topic = input.topic === undefined ? {} : { topic: input.topic }
  return { id, status: 'processing', queued: true, ...topic, message }
}

/** Where an article is polled. */
export function articlePath(id: string): string {
  return `/api/agent/articles/${id}`
}

/**
 * Waits for an accepted article; on timeout, if the caller disconnects, or if this process is told to end, returns the
 * queued job while the work continues.
 * @param signal ends the waiting, not the work
 * @throws {ServiceError} why the writing failed
 */
export async function awaitArticle(
  ctx: AgentContext,
  { input, ...accepted }: ArticleJob & { input: GenerateArticleInput },
  signal: AbortSignal,
): Promise<Generation> {
  if (!(await isFinished(ctx, accepted.id, signal)))
    return { state: 'queued', article: queuedArticle(input, accepted) }
  const row = await getArticleRow(ctx, accepted.id)
  return { state: 'written', article: articleResult(ctx, row, await getHandle(ctx)) }
}

async function isFinished(ctx: AgentContext, articleId: string, signal: AbortSignal): Promise<boolean> {
  const deadline = performance.now() + maxWaitMs
  for (
    let pauseMs = firstPollMs;
    performance.now() < deadline;
    pauseMs = Math.min(maxPollMs, pauseMs * 1.2)
  ) {
    const woken = await sleep(pauseMs, true, { signal }).catch(() => false)
    if (!woken) return false
    const [row] = await ctx.db
      .select({ status: articles.status })
      .from(articles)
      .where(and(eq(articles.id, articleId), eq(articles.tenantId, ctx.caller.tenantId)))
    if (row?.status !== 'processing') return true
  }
  return false
}
