import type { Account } from '#contract/accounts.ts'
import type { Sent } from '#contract/always-sent.ts'
import type { accounts } from '../db/schema/accounts.ts'

export type AccountRow = typeof accounts.$inferSelect

/** A row as the contract says it; what is sealed stays sealed. */
export function accountJson(row: AccountRow): Sent<typeof Account> {
  return {
    id: row.id,
    network: row.network,
    server: row.server,
    handle: row.handle,
    ...(row.displayName !== null && { display_name: row.displayName }),
    ...(row.url !== null && { url: row.url }),
    status: row.status,
    char_limit: row.charLimit,
    ...(row.lastPostedAt && { last_posted_at: row.lastPostedAt.toISOString() }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
