import { EventType } from '#contract/events.ts'
import { invalid } from '../core/errors.ts'
import type { Place } from '../db/prepared.ts'
import { type SQL, sql } from '../db/sql.ts'
import { nearestName } from '../text/nearest-name.ts'

/**
 * The event types of a filter, separated by commas; undefined for all.
 * @throws {ServiceError} `invalid` for a type that is never sent: a misspelt one would be waited for in vain
 */
export function readEventTypes(filter: string | undefined): string | undefined {
  const types = filter?.split(',').map((type) => type.trim())
  for (const type of types ?? []) {
    if (EventType.safeParse(type).success) continue
    const meant = nearestName(type, EventType.options)
    const instead = meant === undefined ? 'GET /api/agent/event-types lists all.' : `Did you mean ${meant}?`
    throw invalid('event_type', `No event has the type ${type}. ${instead}`)
  }
  return types?.join(',')
}

/** Whether a column has one of the types, as `readEventTypes` returns them. */
export function isOneOf(column: SQL, types: Place<string>): SQL {
  return sql`${column} = any (string_to_array(${types}, ','))`
}
