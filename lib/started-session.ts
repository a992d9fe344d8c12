import type { Session } from '#contract/sessions.ts'

/** What became of starting a session: it runs, or another one does already. */
export type StartedSession = { session: Session } | { existingId: string; message: string | undefined }
