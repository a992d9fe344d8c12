'use server'
import { changeDocument, type KnowledgeDocument } from '#contract/knowledge.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

/** Changes the title or the role of a document. */
export async function changeDocumentAction(
  id: string,
  input: unknown,
): Promise<ActionResult<KnowledgeDocument>> {
  return runOperation(changeDocument, { params: { id }, body: input })
}
