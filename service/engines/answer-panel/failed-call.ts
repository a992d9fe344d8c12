import type { AnswerError } from './answer-panel.ts'

/** A call that brought no answer; `retry` when another call may bring one. */
export type FailedCall = { error: AnswerError; retry: boolean; retryAfterMs?: number | undefined }
