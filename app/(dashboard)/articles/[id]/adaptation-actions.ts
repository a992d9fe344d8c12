'use server'
import {
  AdaptArticleInput,
  type Adaptation,
  type AdaptedArticle,
  PostAdaptationInput,
  SaveAdaptationInput,
} from '#contract/adaptations.ts'
import type { ActionResult } from '#lib/action-result.ts'
import {
  adaptArticle,
  deleteAdaptation,
  postAdaptation,
  regenerateAdaptation,
  saveAdaptation,
} from '#lib/agent-api/adaptations.ts'
import { runAction, runActionWith } from '#lib/session-action.ts'

export async function adaptArticleAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<AdaptedArticle>> {
  return runActionWith(AdaptArticleInput, input, (session, body) =>
    adaptArticle(session, body, { idempotencyKey }),
  )
}

export async function saveAdaptationAction(id: string, input: unknown): Promise<ActionResult<Adaptation>> {
  return runActionWith(SaveAdaptationInput, input, (session, body) => saveAdaptation(session, id, body))
}

export async function regenerateAdaptationAction(
  id: string,
  idempotencyKey: string,
): Promise<ActionResult<Adaptation>> {
  return runAction((session) => regenerateAdaptation(session, id, { idempotencyKey }))
}

/** Public at once: whoever calls it has asked first. */
export async function postAdaptationAction(id: string, input: unknown): Promise<ActionResult<Adaptation>> {
  return runActionWith(PostAdaptationInput, input, (session, body) => postAdaptation(session, id, body))
}

export async function deleteAdaptationAction(id: string): Promise<ActionResult> {
  return runAction((session) => deleteAdaptation(session, id).then(() => undefined))
}
