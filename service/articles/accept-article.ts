import { randomUUID } from 'node:crypto'
import type { GenerateArticleInput } from '#contract/articles.ts'
import type { AgentContext } from '../context.ts'
import { chargeImmediately } from '../credits/charge-immediately.ts'
import { chargedTransaction } from '../credits/charged-transaction.ts'
import { reserveCredits } from '../credits/reserve-credits.ts'
import { sql } from '../db/sql.ts'
import { enqueue } from '../queue/enqueue.ts'
import { checkArticleOptions } from './check-article-options.ts'
import { estimateArticle } from './estimate-article.ts'
import { insertArticleSql } from './insert-article.ts'

/**
 * Accepts one generation: its row, its hold on the credits and its job are one statement, or one transaction where more
 * has to be said than that. Returns the article's id.
 * @param origin the session whose run it is, if it is one's
 * @throws {ServiceError} `invalid` for what this server cannot do, `insufficient_credits`
 */
export async function acceptArticle(
  ctx: AgentContext,
  input: GenerateArticleInput,
  origin: { sessionId?: string } = {},
): Promise<string> {
  await checkArticleOptions(ctx, input)
  const { creditsRequired: credits, breakdown } = estimateArticle(ctx, input)
  const articleId = randomUUID()
  const article = { id: articleId, input, credits, sessionId: origin.sessionId }
  const charge = { operation: 'generateArticle', runId: articleId, credits, breakdown }
  const job = { name: 'article.write', payload: { article_id: articleId } } as const
  const accepted = await chargeImmediately(ctx, charge, {
    insert: (from) => insertArticleSql(ctx, article, from),
    job,
  })
  if (accepted) return articleId
  await chargedTransaction(ctx, async (tx) => {
    await tx.db.execute(insertArticleSql(tx, article, sql``))
    await enqueue(tx, job.name, job.payload)
    // Last, because it locks the tenant's balance until the transaction ends.
    await reserveCredits(tx, charge)
  })
  return articleId
}
