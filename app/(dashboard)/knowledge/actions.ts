'use server'
import type { BulkOutcome } from '#components/jobs/bulk-outcome.ts'
import { changeDocument, type DocumentRole, type KnowledgeDocument } from '#contract/knowledge.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'
import { changeEach } from '../change-each.ts'

/** Changes the title or the role of a document. */
export async function changeDocumentAction(
  id: string,
  input: unknown,
): Promise<ActionResult<KnowledgeDocument>> {
  return runOperation(changeDocument, { params: { id }, body: input })
}

/** Gives documents another role. */
export async function changeRolesAction(
  ids: readonly string[],
  role: DocumentRole,
): Promise<ActionResult<BulkOutcome>> {
  return changeEach(ids, (id) => changeDocumentAction(id, { role }))
}
