'use server'
import {
  type Adaptation,
  type AdaptedArticle,
  adaptArticle,
  deleteAdaptation,
  deletePost,
  postAdaptation,
  regenerateAdaptation,
  saveAdaptation,
} from '#contract/adaptations.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

export async function adaptArticleAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<AdaptedArticle>> {
  return runOperation(adaptArticle, { body: input }, { idempotencyKey })
}

export async function saveAdaptationAction(id: string, input: unknown): Promise<ActionResult<Adaptation>> {
  return runOperation(saveAdaptation, { params: { id }, body: input })
}

export async function regenerateAdaptationAction(
  id: string,
  idempotencyKey: string,
): Promise<ActionResult<Adaptation>> {
  return runOperation(regenerateAdaptation, { params: { id }, body: {} }, { idempotencyKey })
}

/** Publishes immediately: the caller has asked for confirmation. */
export async function postAdaptationAction(id: string, input: unknown): Promise<ActionResult<Adaptation>> {
  return runOperation(postAdaptation, { params: { id }, body: input })
}

/** Takes it off its network: the caller has asked for confirmation. */
export async function deletePostAction(
  id: string,
  query: { account_id: string; version: number },
): Promise<ActionResult<Adaptation>> {
  return runOperation(deletePost, { params: { id }, query })
}

export async function deleteAdaptationAction(id: string): Promise<ActionResult> {
  return runOperation(deleteAdaptation, { params: { id } })
}
