import { type Destination, DestinationKind } from '#contract/destinations.ts'
import type { Context } from '../core/context.ts'
import type { destinations } from '../db/schema/destinations.ts'
import type { DestinationConnection, DestinationEngine } from '../engines/destination/destination.ts'
import { unsealDestinationSecret } from './seal-destination-secret.ts'

export type DestinationRow = typeof destinations.$inferSelect

/** A row as the contract says it; what is sealed stays sealed. */
export function destinationJson(row: DestinationRow): Destination {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    url: row.url,
    is_default: row.isDefault,
    status: row.status,
    ...(row.message !== null && { message: row.message }),
    settings: row.settings,
    ...(row.facts.account !== null && { account: row.facts.account }),
    ...(row.facts.program !== null && { program: row.facts.program }),
    authors: row.facts.authors,
    categories: row.facts.categories,
    ...(row.testedAt && { tested_at: row.testedAt.toISOString() }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** What its engine needs to reach it. */
export function connectionOf(ctx: Context, row: DestinationRow): DestinationConnection {
  return {
    url: row.url,
    secret: unsealDestinationSecret(ctx.config, row.id, row.sealedSecret),
    facts: row.facts,
    addressPattern: row.settings.address_pattern ?? null,
  }
}

export function engineOf(ctx: Context, row: Pick<DestinationRow, 'kind'>): DestinationEngine {
  return ctx.engines.destinations[DestinationKind.parse(row.kind)]
}
