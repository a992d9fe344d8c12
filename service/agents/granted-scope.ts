import type { AccessScope } from '#contract/access-scopes.ts'
import { agents } from '../db/schema/agents.ts'
import { oauthRecords } from '../db/schema/oauth.ts'
import { and, eq, sql } from '../db/sql.ts'

/** Joins an agent with the consent that made it; one that has a key has none. */
export const isGrantOfAgent = and(eq(oauthRecords.agentId, agents.id), eq(oauthRecords.kind, 'Grant'))

/**
 * What the person granted; null for a key, which may do everything. Of the consent and not of the token: a refresh gives no
 * more and no less.
 */
export const grantedScope = sql<AccessScope | null>`${oauthRecords.payload} #>> '{openid,scope}'`
