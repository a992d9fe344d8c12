import { EventType } from '#contract/events.ts'
import { nearestName } from '../text/nearest-name.ts'

/** That there are no events of a type, as a misspelt one would wait for ever; undefined for a type that is sent. */
export function warnOfType(type: string | undefined): string | undefined {
  if (type === undefined || EventType.safeParse(type).success) return undefined
  const meant = nearestName(type, EventType.options)
  const instead = meant === undefined ? 'GET /api/agent/event-types lists all.' : `Did you mean ${meant}?`
  return `No event has the type ${type}. ${instead}`
}
