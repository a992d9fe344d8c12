import { deleteDocument } from '#contract/knowledge.ts'
import { runOperation } from '#lib/session-action.ts'
import { answerResult } from '#lib/session-route.ts'

/** A route and not an action: it must still arrive when the page is being left. */
export async function DELETE(_: Request, context: { params: Promise<{ id: string }> }): Promise<Response> {
  return answerResult(await runOperation(deleteDocument, { params: await context.params }))
}
