import {
  type ChangeDestinationInput,
  credentialNames,
  type Destination,
  DestinationKind,
} from '#contract/destinations.ts'
import type { AgentContext } from '../core/context.ts'
import { destinations } from '../db/schema/destinations.ts'
import { and, eq } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import type { DestinationFacts, DestinationSecret } from '../engines/destination/destination.ts'
import { clearDefault, lockDestinations } from './connect-destination.ts'
import { connectionOf, type DestinationRow, destinationJson } from './destination-json.ts'
import { getDestinationRow } from './get-destination-row.ts'
import { sealDestinationSecret } from './seal-destination-secret.ts'
import { testCredentials } from './test-credentials.ts'

/**
 * Changes name, default and settings; new credentials are tested before they replace the present ones.
 * @throws {ServiceError} `not_found`, or `invalid` at the field that the destination rejected
 */
export async function changeDestination(
  ctx: AgentContext,
  change: { destinationId: string; input: ChangeDestinationInput },
  signal: AbortSignal,
): Promise<Destination> {
  const { destinationId, input } = change
  const row = await getDestinationRow(ctx, destinationId)
  const renewed = await testNewSecret(ctx, row, input, signal)
  return inTransaction(ctx, async (tx) => {
    await lockDestinations(tx)
    if (input.is_default) await clearDefault(tx)
    const now = tx.now()
    const [changed] = await tx.db
      .update(destinations)
      .set({
        ...(input.name !== undefined && { name: input.name }),
        ...(input.is_default !== undefined && { isDefault: input.is_default }),
        ...(input.settings !== undefined && { settings: input.settings }),
        ...(renewed && {
          facts: renewed.facts,
          sealedSecret: sealDestinationSecret(tx.config, destinationId, renewed.secret),
          status: 'connected' as const,
          message: null,
          testedAt: now,
        }),
        updatedAt: now,
      })
      .where(and(eq(destinations.id, destinationId), eq(destinations.tenantId, tx.caller.tenantId)))
      .returning()
    if (!changed || changed.deletedAt) return destinationJson(await getDestinationRow(tx, destinationId))
    return destinationJson(changed)
  })
}

async function testNewSecret(
  ctx: AgentContext,
  row: DestinationRow,
  input: ChangeDestinationInput,
  signal: AbortSignal,
): Promise<{ secret: DestinationSecret; facts: DestinationFacts } | undefined> {
  const sent = credentialNames.flatMap((name) => {
    const value = input[name]
    return value === undefined ? [] : [[name, value.trim()] as const]
  })
  if (sent.length === 0) return undefined
  const connection = connectionOf(ctx, row)
  const merged = { ...connection.secret, ...Object.fromEntries(sent) }
  const kind = DestinationKind.parse(row.kind)
  const { as } = input.settings ?? row.settings
  const facts = await testCredentials(ctx, kind, { ...connection, secret: merged, as }, signal)
  return { secret: merged, facts }
}
