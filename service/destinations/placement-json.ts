import type { Placement } from '#contract/destinations.ts'
import type { placements } from '../db/schema/destinations.ts'
import type { DestinationRow } from './destination-json.ts'

export type PlacementRow = typeof placements.$inferSelect

/** A row with its destination as the contract says it. */
export function placementJson(
  row: PlacementRow,
  destination: DestinationRow,
  homeId: string | null,
): Placement {
  return {
    id: row.id,
    article_id: row.articleId,
    destination_id: row.destinationId,
    destination: {
      kind: destination.kind,
      name: destination.name,
      is_connected: destination.deletedAt === null,
    },
    is_home: row.destinationId === homeId,
    status: row.status,
    ...(row.url !== null && { url: row.url }),
    edited_there: row.editedThere,
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.message !== null && { message: row.message }),
    attempts: row.attempts,
    ...(row.nextAttemptAt && { next_attempt_at: row.nextAttemptAt.toISOString() }),
    ...(row.version !== null && { version: row.version }),
    ...(row.checkedAt && { checked_at: row.checkedAt.toISOString() }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
