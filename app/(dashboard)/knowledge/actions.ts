'use server'
import { ChangeDocumentInput, type KnowledgeDocument } from '#contract/knowledge.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { changeDocument } from '#lib/agent-api/knowledge.ts'
import { runActionWith } from '#lib/session-action.ts'

/** Changes the title or the role of a document. */
export async function changeDocumentAction(
  id: string,
  input: unknown,
): Promise<ActionResult<KnowledgeDocument>> {
  return runActionWith(ChangeDocumentInput, input, (session, body) => changeDocument(session, id, body))
}
