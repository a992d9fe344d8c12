import type { Context } from '../core/context.ts'
import { agentKeys } from '../db/schema/agents.ts'
import { oauthRecords } from '../db/schema/oauth.ts'
import { eq } from '../db/sql.ts'
import { disableEndpointsOf } from '../events/disable-endpoint.ts'
import { pauseRecurringOf } from './pause-recurring.ts'

/**
 * In the caller's transaction, which holds the agent's row: its keys and tokens end, and with a sign-in by OAuth what it
 * set up to go on by itself. What an agent with a key set up stays: a person gave it the key.
 */
export async function endAccess(tx: Context, agentId: string): Promise<void> {
  await tx.db.delete(agentKeys).where(eq(agentKeys.agentId, agentId))
  const ended = await tx.db
    .delete(oauthRecords)
    .where(eq(oauthRecords.agentId, agentId))
    .returning({ kind: oauthRecords.kind })
  if (!ended.some(({ kind }) => kind === 'Grant')) return
  await disableEndpointsOf(tx, agentId)
  await pauseRecurringOf(tx, agentId)
}
