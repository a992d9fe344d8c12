'use server'
import {
  AdaptArticleInput,
  type Adaptation,
  type AdaptedArticle,
  PostAdaptationInput,
  SaveAdaptationInput,
} from '#contract/adaptations.ts'
import { type ActionResult, failed } from '#lib/action-result.ts'
import {
  adaptArticle,
  deleteAdaptation,
  postAdaptation,
  regenerateAdaptation,
  saveAdaptation,
} from '#lib/agent-api/adaptations.ts'
import { runAction } from '#lib/session-action.ts'

export async function adaptArticleAction(
  input: unknown,
  idempotencyKey: string,
): Promise<ActionResult<AdaptedArticle>> {
  const parsed = AdaptArticleInput.safeParse(input)
  if (!parsed.success) return refused(parsed.error.issues)
  return runAction((session) => adaptArticle(session, parsed.data, { idempotencyKey }))
}

export async function saveAdaptationAction(id: string, input: unknown): Promise<ActionResult<Adaptation>> {
  const parsed = SaveAdaptationInput.safeParse(input)
  if (!parsed.success) return refused(parsed.error.issues)
  return runAction((session) => saveAdaptation(session, id, parsed.data))
}

export async function regenerateAdaptationAction(
  id: string,
  idempotencyKey: string,
): Promise<ActionResult<Adaptation>> {
  return runAction((session) => regenerateAdaptation(session, id, { idempotencyKey }))
}

/** Public at once: whoever calls it has asked first. */
export async function postAdaptationAction(id: string, input: unknown): Promise<ActionResult<Adaptation>> {
  const parsed = PostAdaptationInput.safeParse(input)
  if (!parsed.success) return refused(parsed.error.issues)
  return runAction((session) => postAdaptation(session, id, parsed.data))
}

export async function deleteAdaptationAction(id: string): Promise<ActionResult> {
  return runAction((session) => deleteAdaptation(session, id).then(() => undefined))
}

function refused(issues: readonly { path: PropertyKey[]; message: string }[]) {
  return failed({
    kind: 'invalid',
    message: issues[0]?.message ?? 'Something in the input was refused.',
    fieldErrors: Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
  })
}
