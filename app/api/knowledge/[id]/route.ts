import { IdParams } from '#contract/primitives.ts'
import { deleteDocument } from '#lib/agent-api/knowledge.ts'
import { answerJson, problemAnswer } from '#lib/session-route.ts'

/** A route and not an action: it must still arrive when the page is being left. */
export async function DELETE(_: Request, context: { params: Promise<unknown> }): Promise<Response> {
  const params = IdParams.safeParse(await context.params)
  if (!params.success) return problemAnswer({ kind: 'not_found', message: 'There is no such document.' })
  return answerJson(async (session) => {
    await deleteDocument(session, params.data.id)
    return { success: true }
  })
}
