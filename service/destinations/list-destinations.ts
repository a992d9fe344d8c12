import type { DestinationList } from '#contract/destinations.ts'
import type { AgentContext } from '../core/context.ts'
import { destinationJson } from './destination-json.ts'
import { listDestinationRows } from './get-destination-row.ts'

/** The connected destinations, oldest first. */
export async function listDestinations(ctx: AgentContext): Promise<DestinationList> {
  const rows = await listDestinationRows(ctx)
  return { destinations: rows.map(destinationJson) }
}
