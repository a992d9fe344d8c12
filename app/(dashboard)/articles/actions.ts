'use server'
import type { BulkOutcome } from '#components/articles/bulk-outcome.ts'
import type { Article, ArticleResult, QueuedArticle } from '#contract/articles.ts'
import { ChangeArticleInput, GenerateArticleInput } from '#contract/articles.ts'
import type { Draft } from '#contract/drafts.ts'
import { SaveDraftInput } from '#contract/drafts.ts'
import type { ActionResult, ProblemKind } from '#lib/action-result.ts'
import {
  changeArticle,
  deleteArticle,
  generateArticle,
  publishArticle,
  saveDraft,
} from '#lib/agent-api/articles.ts'
import { attempt, runAction, runActionWith } from '#lib/session-action.ts'

/** Starts a generation and answers the id under which it can be polled. */
export async function generateArticleAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<{ id: string }>> {
  return runActionWith(GenerateArticleInput, input, async (session, body) => {
    const started = await generateArticle(
      session,
      { ...body, wait_for_completion: false },
      { idempotencyKey },
    )
    return { id: startedId(started) }
  })
}

/** A server that knows no queue answers with the finished article. */
function startedId(started: QueuedArticle | ArticleResult): string {
  return 'queued' in started ? String(started.id) : String(started.article_id)
}

export async function saveDraftAction(id: string, input: unknown): Promise<ActionResult<Draft>> {
  return runActionWith(SaveDraftInput, input, (session, body) => saveDraft(session, id, body))
}

export async function publishArticleAction(id: string): Promise<ActionResult> {
  return runAction(async (session) => {
    await publishArticle(session, id)
    return undefined
  })
}

export async function changeArticleAction(id: string, input: unknown): Promise<ActionResult<Article>> {
  return runActionWith(ChangeArticleInput, input, (session, body) => changeArticle(session, id, body))
}

export async function deleteArticleAction(id: string): Promise<ActionResult> {
  return runAction((session) => deleteArticle(session, id).then(() => undefined))
}

export async function publishArticlesAction(ids: readonly string[]): Promise<ActionResult<BulkOutcome>> {
  return runAction((session) => forEach(ids, (id) => publishArticle(session, id)))
}

export async function deleteArticlesAction(ids: readonly string[]): Promise<ActionResult<BulkOutcome>> {
  return runAction((session) => forEach(ids, (id) => deleteArticle(session, id)))
}

/** What may differ from article to article; anything else stops the whole round. */
const ownProblems = new Set<ProblemKind>(['conflict', 'not_found', 'invalid'])

/** One after the other, so that a limit that is reached stops the round and nothing is asked in vain. */
async function forEach(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], refused: [] }
  for (const id of ids.slice(0, 100)) {
    const result = await attempt(() => change(id))
    if (result.ok) outcome.done.push(id)
    else if (ownProblems.has(result.problem.kind)) {
      outcome.refused.push({ id, message: result.problem.message })
    } else return { ...outcome, stoppedBy: result.problem }
  }
  return outcome
}
