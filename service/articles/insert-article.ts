import type { GenerateArticleInput } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { type SQL, sql } from '../db/sql.ts'
import { settingSql } from '../settings/get-settings.ts'
import { articleMode } from './estimate-article.ts'

export type AcceptedArticle = {
  id: string
  input: GenerateArticleInput
  credits: number
  sessionId: string | undefined
  refreshesId: string | undefined
}

/** The row of an accepted generation as a statement that can be a part of another; `from` decides whether there is one. */
export function insertArticleSql(ctx: AgentContext, article: AcceptedArticle, from: SQL): SQL {
  const { id, input, credits, sessionId, refreshesId } = article
  const { tenantId, agentId } = ctx.caller
  const now = ctx.now().toISOString()
  const topic = input.topic?.trim()
  return sql`
    insert into ${articles} (
      id, tenant_id, agent_id, input, publish_when_written, status, queued, session_id, refreshes_id, topic, mode, size, language,
      credits, created_at, updated_at
    )
    select ${id}::uuid, ${tenantId}::uuid, ${agentId}::uuid, ${JSON.stringify(input)}::jsonb,
      ${refreshesId === undefined ? sql`coalesce(${input.auto_publish ?? null}::boolean, ${settingSql('autoPublish', tenantId)})` : sql`false`}, 'processing',
      ${!input.wait_for_completion}::boolean, ${sessionId ?? null}::uuid, ${refreshesId ?? null}::uuid, ${topic ? topic : null}::text, ${articleMode(input)}::text,
      ${input.size}::text, ${input.language}::text, ${credits}::int, ${now}::timestamptz, ${now}::timestamptz
    ${from}`
}
