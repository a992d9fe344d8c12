import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accessScopeNames } from '#contract/access-scopes.ts'
import { sql } from '../sql.ts'
import { bytes, instant } from './column-kinds.ts'

/** One tenant for each verified email address. `handle` is its path on the published site. */
export const tenants = pgTable('tenants', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  handle: text('handle').notNull().unique(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const agents = pgTable(
  'agents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('agents_name').on(table.tenantId, table.name).where(sql`${table.revokedAt} is null`),
  ],
)

/** Keys, and access tokens of OAuth. Only the SHA-256 of a key is stored. A rotated key lives until `expires_at`. */
export const agentKeys = pgTable(
  'agent_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    hash: bytes('hash').notNull().unique(),
    /** The last four characters, so that a person can distinguish keys. */
    hint: text('hint').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    /** The path that an access token of OAuth is bound to (RFC 8707); null for a key, which works everywhere. */
    boundTo: text('bound_to'),
  },
  (table) => [index('agent_keys_agent').on(table.agentId)],
)

/**
 * The answer of a rotation that had an `Idempotency-Key`, for a repeat whose key it has ended. It goes with the key that it
 * gave out, and after ten minutes.
 */
export const keyRotations = pgTable(
  'key_rotations',
  {
    newKeyHash: bytes('new_key_hash')
      .primaryKey()
      .references(() => agentKeys.hash, { onDelete: 'cascade' }),
    /** Of what the request and its repeat share, and is not stored: the old key and the `Idempotency-Key`. */
    repeatHash: bytes('repeat_hash').notNull().unique(),
    graceSeconds: integer('grace_seconds').notNull(),
    /** Sealed with the secrets of the request besides our own, so that it opens for its repeat only. */
    sealedAnswer: text('sealed_answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('key_rotations_age').on(table.createdAt)],
)

/** A claim in progress (auth.md v0.1.0). Tokens and codes are stored as SHA-256 only. */
export const registrations = pgTable(
  'registrations',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    agentName: text('agent_name').notNull(),
    /** What the person chose for a sign-in by OAuth; null for a key, which may do everything. */
    scope: text('scope', { enum: accessScopeNames }),
    status: text('status', { enum: ['pending', 'claimed', 'ended', 'superseded'] })
      .notNull()
      .default('pending'),
    claimTokenHash: bytes('claim_token_hash').notNull().unique(),
    attemptTokenHash: bytes('attempt_token_hash').unique(),
    attemptExpiresAt: instant('attempt_expires_at'),
    codeHash: bytes('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    deadCodes: integer('dead_codes').notNull().default(0),
    mailedAt: instant('mailed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('registrations_email').on(table.email, table.createdAt)],
)
