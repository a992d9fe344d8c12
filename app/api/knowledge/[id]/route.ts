import { deleteDocument } from '#contract/knowledge.ts'
import { runOperation } from '#lib/session-action.ts'
import { answerResult } from '#lib/session-route.ts'

/** A route and not an action: it must still arrive when the page is being left. */
<<<<<<< HEAD
export async function DELETE(_: Request, context: { params: Promise<{ id: string }> }): Promise<Response> {
  return answerResult(await runOperation(deleteDocument, { params: await context.params }))
=======
export async function DELETE(_: Request, context: { params: Promise<unknown> }): Promise<Response> {
  const params = IdParams.safeParse(await context.params)
  if (!params.success) return problemAnswer({ kind: 'not_found', message: 'Document not found.' })
  return answerJson(async (session) => {
    await deleteDocument(session, params.data.id)
    return { success: true }
  })
>>>>>>> 596a9a0 (Say the frame, sign-in and overview in plain words)
}
