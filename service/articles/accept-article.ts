import { randomUUID } from 'node:crypto'
import type { GenerateArticleInput } from '#contract/articles.ts'
import type { AgentContext } from '../context.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { articles } from '../db/schema/articles.ts'
import { enqueue } from '../queue/enqueue.ts'
import { settingSql } from '../settings/get-settings.ts'
import { checkArticleOptions } from './check-article-options.ts'
import { articleMode, estimateArticle } from './estimate-article.ts'

/**
 * Accepts one generation: its row, its hold on the credits and its job are one transaction. Returns the article's id.
 * @param origin the session whose run it is, if it is one's
 * @throws {ServiceError} `invalid` for what this server cannot do, `insufficient_credits`
 */
export async function acceptArticle(
  ctx: AgentContext,
  input: GenerateArticleInput,
  origin: { sessionId?: string } = {},
): Promise<string> {
  checkArticleOptions(ctx, input)
  const { creditsRequired, breakdown } = estimateArticle(ctx, input)
  const articleId = randomUUID()
  const topic = input.topic?.trim()
  await chargedTransaction(ctx, async (inside) => {
    const now = inside.now()
    await inside.db.insert(articles).values({
      id: articleId,
      ...inside.caller,
      input,
      publishWhenWritten: input.auto_publish ?? settingSql('autoPublish', inside.caller.tenantId),
      status: 'processing',
      queued: !input.wait_for_completion,
      sessionId: origin.sessionId ?? null,
      topic: topic ? topic : null,
      mode: articleMode(input),
      size: input.size,
      language: input.language,
      credits: creditsRequired,
      createdAt: now,
      updatedAt: now,
    })
    await enqueue(inside, 'article.write', { article_id: articleId })
    // Last, because it locks the tenant's balance until the transaction ends.
    await reserveCredits(inside, {
      operation: 'generateArticle',
      runId: articleId,
      credits: creditsRequired,
      breakdown,
    })
  })
  return articleId
}
