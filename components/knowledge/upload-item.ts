import type { UploadedDocument } from '#contract/knowledge.ts'
import type { Problem } from '#lib/action-result.ts'

/** Where one chosen file is on its way into the knowledge base. */
export type UploadState =
  | { step: 'reading' }
  | { step: 'unreadable'; message: string }
  | { step: 'ready'; text: string; characters: number; problem?: Problem }
  | { step: 'sending'; text: string; characters: number }
  | { step: 'added'; document: UploadedDocument }
  | { step: 'duplicate'; documentId: string }

export type UploadItem = {
  /** Its key in the list, and the idempotency key of its upload: sent again, it is not charged again. */
  id: string
  fileName: string
  title: string
  state: UploadState
}

export type ReadyItem = UploadItem & { state: { step: 'ready' } }

export function isReady(item: UploadItem): item is ReadyItem {
  return item.state.step === 'ready'
}

/** A failure of one document; any other would meet the next one too, so the round stops there. */
export function concernsOneDocument(problem: Problem): boolean {
  return problem.kind === 'invalid' || (problem.kind === 'conflict' && problem.code !== 'too_many_documents')
}
