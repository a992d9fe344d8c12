import { z } from 'zod'
import type { Mail } from './mail.ts'

/** A message that was stored instead of sent. */
export const StoredMail = z.object({
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sent_at: z.iso.datetime(),
})
export type StoredMail = z.infer<typeof StoredMail>

export type Outbox = Mail & {
  /** Newest first. */
  list(limit: number): Promise<StoredMail[]>
}
