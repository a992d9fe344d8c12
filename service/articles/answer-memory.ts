import type { AgentContext } from '../core/context.ts'
import { articleAnswers } from '../db/schema/articles.ts'
import { and, eq } from '../db/sql.ts'
import type { AnswerMemory, ChatModel } from '../engines/chat-model/chat-model.ts'
import type { TenantModels } from '../models/find-models.ts'

/** The same models, which do not ask again what they were asked for this article before it was interrupted. */
export function withAnswerMemory(
  ctx: AgentContext,
  articleId: string,
  { writing, judge }: TenantModels,
): TenantModels {
  const memory = createMemory(ctx, articleId)
  const remembering = (model: ChatModel): ChatModel => ({
    ...model,
    openSession: (signal) => model.openSession(signal, memory),
  })
  return {
    writing: writing && remembering(writing),
    judge: judge && { ...judge, model: remembering(judge.model) },
  }
}

/** Once the article is written or has failed, or when its answers may be what makes it fail. */
export async function forgetAnswers(ctx: AgentContext, articleId: string): Promise<void> {
  await ctx.db.delete(articleAnswers).where(ofArticle(ctx, articleId))
}

function createMemory(ctx: AgentContext, articleId: string): AnswerMemory {
  const { text, isWhole, tokens } = articleAnswers
  return {
    async find(key) {
      const [kept] = await ctx.db
        .select({ text, isWhole, tokens })
        .from(articleAnswers)
        .where(and(ofArticle(ctx, articleId), eq(articleAnswers.key, key)))
      return kept
    },
    async keep(key, answer) {
      // PostgreSQL takes neither in a text.
      const storable = answer.text.replaceAll('\0', '').toWellFormed()
      await ctx.db
        .insert(articleAnswers)
        .values({ articleId, tenantId: ctx.caller.tenantId, key, ...answer, text: storable })
        .onConflictDoNothing()
    },
  }
}

function ofArticle(ctx: AgentContext, articleId: string) {
  return and(eq(articleAnswers.articleId, articleId), eq(articleAnswers.tenantId, ctx.caller.tenantId))
}
