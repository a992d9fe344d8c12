import { index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { agents } from './agents.ts'
import { bytes, instant } from './column-kinds.ts'

/**
 * What the authorization server keeps: clients, interactions, grants, codes and tokens. Each is found by the SHA-256 of
 * its id, because the id of a code or of a token is the secret itself.
 */
export const oauthRecords = pgTable(
  'oauth_records',
  {
    /** The library's name of the kind, for example `RefreshToken`. */
    kind: text('kind').notNull(),
    idHash: bytes('id_hash').notNull(),
    payload: json('payload').$type<Record<string, unknown>>().notNull(),
    uidHash: bytes('uid_hash'),
    /** The consent that this belongs to; of a grant its own id. */
    grantHash: bytes('grant_hash'),
    /** The agent that the consent made. */
    agentId: uuid('agent_id').references(() => agents.id, { onDelete: 'cascade' }),
    consumedAt: instant('consumed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.idHash] }),
    index('oauth_records_uid').on(table.uidHash),
    index('oauth_records_grant').on(table.grantHash),
    index('oauth_records_agent').on(table.agentId),
    index('oauth_records_expiry').on(table.expiresAt),
  ],
)
