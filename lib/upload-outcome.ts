import type { UploadedDocument } from '#contract/knowledge.ts'

/** What became of an upload: kept, or already there as another document. */
export type UploadOutcome =
  | { document: UploadedDocument }
  | { duplicateOf: string; message: string | undefined }
