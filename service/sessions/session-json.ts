import type { Sent } from '#contract/always-sent.ts'
import type { Session, SessionRun, SessionTopic } from '#contract/sessions.ts'
import type { ArticleRow } from '../articles/get-article-row.ts'
import type { AgentContext } from '../core/context.ts'
import type { SessionRow, SessionRunRow, SessionTopicRow } from './get-session-row.ts'
import { estimateSessionArticle, nextLanguage } from './session-article.ts'
import type { SessionCounts } from './session-counts.ts'
import { sessionMessage, topicReason } from './session-words.ts'

/** A row as the contract says it (Autopilot session). */
export function sessionJson(
  ctx: AgentContext,
  row: SessionRow,
  counts: SessionCounts,
  creditsExpected: number | undefined,
): Sent<typeof Session> {
  return {
    session_id: row.id,
    id: row.id,
    status: row.status,
    categories: row.categories,
    languages: row.languages,
    interval_minutes: row.intervalMinutes,
    article_size: row.articleSize,
    estimated_credits_per_article: estimateSessionArticle(ctx, row).creditsRequired,
    ...(creditsExpected !== undefined && { expected_credits_per_article: creditsExpected }),
    topic_catalog_size: counts.topics,
    ...(row.status === 'running' && { next_run_at: row.nextRunAt.toISOString() }),
    agent_id: row.agentId,
    created_at: row.createdAt.toISOString(),
    problems: row.problems,
    disable_competition: row.disableCompetition,
    message: sessionMessage(row),
    ...(row.status === 'paused' && row.reason !== null && { reason: row.reason }),
    ...(row.status === 'running' && row.waitingForTopics && { waiting_for: 'topics' }),
    next_language: nextLanguage(row),
    topics_queued: counts.queued,
    runs_count: row.runsCount,
    articles_count: counts.articles,
    credits_used: counts.creditsUsed,
    ...(counts.lastRunAt && { last_run_at: counts.lastRunAt.toISOString() }),
    updated_at: row.updatedAt.toISOString(),
  }
}

export function topicJson(row: SessionTopicRow): Sent<typeof SessionTopic> {
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    ...(row.category !== null && { category: row.category }),
    ...(row.problem !== null && { problem: row.problem }),
    reason: topicReason(row),
    evidence: row.evidence,
    added: row.added,
    ...(row.proposedBy !== null && { proposed_by: row.proposedBy }),
  }
}

/** How an article is now, of all that is known of it. */
export type RunArticle = Pick<ArticleRow, 'status' | 'scheduledAt' | 'trustLevel' | 'problems'>

/** @param article null for a run whose article was deleted, or is not begun */
export function runJson(row: SessionRunRow, article: RunArticle | null): SessionRun {
  return {
    id: row.id,
    status: row.status,
    trigger: row.trigger,
    topic: row.topic,
    ...(row.topicId !== null && { topic_id: row.topicId }),
    language: row.language,
    ...(row.articleId !== null && { article_id: row.articleId }),
    ...(row.articleTitle !== null && { article_title: row.articleTitle }),
    ...(article && { article: runArticleJson(article) }),
    ...(row.creditsUsed !== null && { credits_used: row.creditsUsed }),
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.error !== null && { error: row.error }),
    started_at: row.createdAt.toISOString(),
    ...(row.completedAt && { completed_at: row.completedAt.toISOString() }),
  }
}

function runArticleJson({ status, scheduledAt, trustLevel, problems }: RunArticle): SessionRun['article'] {
  return {
    status,
    ...(scheduledAt && { scheduled_at: scheduledAt.toISOString() }),
    ...(trustLevel !== null && { trust_level: trustLevel }),
    ...(problems.length > 0 && { problems }),
  }
}
