import { z } from 'zod'
import { EventType, envelopeOf, eventTypes, exampleEnvelope } from '#contract/events.ts'
import type { EventTypeInfo, EventTypeList } from '#contract/webhooks.ts'

let kept: EventTypeList | undefined

/** Every event type with the JSON Schema of its envelope and an example; the same for every tenant. */
export function listEventTypes(): EventTypeList {
  kept ??= { event_types: EventType.options.map(describe) }
  return kept
}

function describe(type: EventType): EventTypeInfo {
  return {
    name: type,
    description: eventTypes[type].description,
    schema: { ...z.toJSONSchema(envelopeOf(type)) },
    example: exampleEnvelope(type),
  }
}
