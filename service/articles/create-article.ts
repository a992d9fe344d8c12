import { randomUUID } from 'node:crypto'
import type { GenerateArticleInput } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { chargeImmediately } from '../credits/charge-immediately.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { sql } from '../db/sql.ts'
import { queueRun } from '../runs/queue-run.ts'
import { runJob } from '../runs/run-job.ts'
import { articleRun } from './article-run.ts'
import { checkArticleOptions } from './check-article-options.ts'
import { estimateArticle } from './estimate-article.ts'
import { getArticleRow } from './get-article-row.ts'
import { requireText } from './get-draft.ts'
import { insertArticleSql } from './insert-article.ts'

/** `credits` are those that it holds; an answer that an earlier release stored does not know them. */
export type ArticleJob = { id: string; credits?: number }

/**
 * Accepts one generation: its row, its hold on the credits and its job are one statement, or one transaction where more
 * has to be said than that.
 * @param origin the session whose run it is, or the article whose text it is to replace; such a text is never published
 *   by itself
 * @throws {ServiceError} `invalid` for what this server cannot do, `not_found` for an article to refresh that is not there,
 *   `insufficient_credits`
 */
export async function createArticle(
  ctx: AgentContext,
  input: GenerateArticleInput,
  origin: { sessionId?: string; refreshesId?: string | undefined } = {},
): Promise<ArticleJob> {
  await checkArticleOptions(ctx, input)
  if (origin.refreshesId !== undefined) await checkRefreshed(ctx, input, origin.refreshesId)
  const { creditsRequired: credits, breakdown } = estimateArticle(ctx, input)
  const id = randomUUID()
  const article = { id, input, credits, sessionId: origin.sessionId, refreshesId: origin.refreshesId }
  const charge = { credits, breakdown }
  const accepted = await chargeImmediately(
    ctx,
    { operation: articleRun.operation, runId: id, ...charge },
    {
      insert: (from) => insertArticleSql(ctx, article, from),
      job: runJob(articleRun),
      payload: { run_id: id },
      result: { id, credits },
    },
  )
  if (accepted) return { id, credits }
  return chargedTransaction(ctx, async (tx) => {
    await tx.db.execute(insertArticleSql(tx, article, sql``))
    await queueRun(tx, articleRun, { id, charge })
    return { id, credits }
  })
}

async function checkRefreshed(
  ctx: AgentContext,
  input: GenerateArticleInput,
  articleId: string,
): Promise<void> {
  requireText(await getArticleRow(ctx, articleId))
  if (input.auto_publish)
    throw invalid(
      'auto_publish',
      'A text with `refreshes` stays a draft until `replaceArticle` puts it in place.',
    )
}
