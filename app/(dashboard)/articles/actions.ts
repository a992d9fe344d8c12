'use server'
import { changedTags, type TagChange } from '#components/articles/changed-tags.ts'
import type { PublishingPlan } from '#components/articles/schedule-articles-dialog.tsx'
import type { BulkOutcome } from '#components/jobs/bulk-outcome.ts'
import {
  type Article,
  changeArticle,
  deleteArticle,
  GenerateArticleInput,
  generateArticle,
  publishArticle,
  replaceArticle,
} from '#contract/articles.ts'
import { type Draft, getDraft, saveDraft } from '#contract/drafts.ts'
import { type ActionResult, failed } from '#lib/action-result.ts'
import { call } from '#lib/agent-api/client.ts'
import { AgentApiError } from '#lib/agent-api/errors.ts'
import { runActionWith, runOperation } from '#lib/session-action.ts'
import { changeEach } from '../change-each.ts'

/**
 * Starts a generation and answers the id under which it can be polled.
 * @param refreshes the article whose text it is to replace
 */
export async function generateArticleAction(
  refreshes: string | undefined,
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<{ id: string }>> {
  return runActionWith(GenerateArticleInput, input, async ({ key }, asked) => {
    const body = { ...asked, wait_for_completion: false, ...(refreshes && { auto_publish: false }) }
    const started = await call(generateArticle, { body, query: { refreshes } }, { key, idempotencyKey })
    // A server that knows no queue answers with the finished article.
    const { id, article_id = id }: Record<string, unknown> = { ...started }
    if (typeof article_id === 'string') return { id: article_id }
    throw new AgentApiError(generateArticle.id, { kind: 'unexpected' })
  })
}

export async function saveDraftAction(id: string, input: unknown): Promise<ActionResult<Draft>> {
  return runOperation(saveDraft, { params: { id }, body: input })
}

export async function publishArticleAction(id: string): Promise<ActionResult> {
  return runOperation(publishArticle, { params: { id } })
}

export async function changeArticleAction(id: string, input: unknown): Promise<ActionResult<Article>> {
  return runOperation(changeArticle, { params: { id }, body: input })
}

export async function deleteArticleAction(id: string): Promise<ActionResult> {
  return runOperation(deleteArticle, { params: { id } })
}

export async function replaceArticleAction(id: string, draftId: string): Promise<ActionResult<Article>> {
  return runOperation(replaceArticle, { params: { id }, body: { draft_id: draftId } })
}

export async function publishArticlesAction(ids: readonly string[]): Promise<ActionResult<BulkOutcome>> {
  return changeEach(ids, publishArticleAction)
}

export async function deleteArticlesAction(ids: readonly string[]): Promise<ActionResult<BulkOutcome>> {
  return changeEach(ids, deleteArticleAction)
}

export async function scheduleArticlesAction(plan: PublishingPlan): Promise<ActionResult<BulkOutcome>> {
  const times = new Map(plan.map(({ id, at }) => [id, at]))
  return changeEach([...times.keys()], (id) =>
    changeArticleAction(id, { action: 'schedule', at: times.get(id) }),
  )
}

/** Each article gets a new version with other tags and the same text. */
export async function tagArticlesAction(
  ids: readonly string[],
  change: TagChange,
): Promise<ActionResult<BulkOutcome>> {
  return changeEach(ids, async (id) => {
    const read = await runOperation(getDraft, { params: { id }, query: {} })
    if (!read.ok) return read
    const { version, title, slug, description, markdown, tags } = read.data
    const changed = changedTags(tags, change)
    if ('refusal' in changed) return failed({ kind: 'conflict', message: changed.refusal })
    const body = { version, title, slug, description, markdown, tags: changed.tags }
    return runOperation(saveDraft, { params: { id }, body })
  })
}
