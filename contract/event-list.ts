import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { Envelope } from './events.ts'
import { operation } from './operation.ts'
import { DateTime, optionalQueryBoolean, queryInteger, text, Uuid } from './primitives.ts'

export const ListEventsQuery = z.object({
  after: Uuid.optional().meta({
    description:
      'Id of the last event you have: the ones after it are listed. Without it, the newest. An id that is unknown or no longer kept is refused with 400. With `since`, and in a stream, it counts as left out, which `warnings` or a comment say.',
  }),
  since: DateTime.optional().meta({
    description:
      'Begins with the first event from this instant on, listed or followed: for what is older than the newest. Where `after` is known, that counts.',
  }),
  until: DateTime.optional().meta({
    description: 'Only events before this instant, with or without `since`. Not in a stream, which goes on.',
  }),
  before: Uuid.optional().meta({
    description:
      'Id of an event: the newest before it are listed, to go back page by page. Not with `after` or `since`, and not in a stream.',
  }),
  event_type: text({ min: 1, max: 1000 }).optional().meta({
    description:
      'Only events of this type, or of several separated by commas, listed or followed; all when left out.',
  }),
  named: optionalQueryBoolean().meta({
    description:
      'In a stream, true sends the type of each event as its `event`, so that `addEventListener` hears one type; `onmessage` then hears none.',
  }),
  limit: queryInteger({ min: 1, max: 100, fallback: 20 }).meta({
    description: 'How many events to list at most, 1 to 100; 20 when left out.',
  }),
})
export type ListEventsQuery = z.infer<typeof ListEventsQuery>

export const EventList = z
  .looseObject({
    events: z.array(Envelope).meta({
      description:
        'What webhooks would deliver, oldest first, also where they are the newest; the next `after` is the last of them. Tests of an endpoint (`sendTestEvent`) go to that endpoint alone.',
    }),
    has_more: alwaysSent(
      z.boolean().meta({
        description: 'Whether more have happened after the last of them; ask with it as `after`.',
      }),
    ),
    has_earlier: z.boolean().optional().meta({
      description:
        'Whether there are older ones before the first of them; ask with it as `before`. In a list of the newest, and with `before`.',
    }),
  })
  .meta({ id: 'EventList', description: 'Events of the workspace in the order in which they happened.' })
export type EventList = z.infer<typeof EventList>

export const eventStreamType = 'text/event-stream'

export const listEvents = operation({
  id: 'listEvents',
  method: 'GET',
  path: '/api/agent/events',
  auth: 'agent',
  origin: 'ours',
  noun: 'webhooks',
  summary: 'List events, or follow them as they happen',
  description:
    'The events that webhooks deliver, for programs that nothing can be posted to. With `Accept: text/event-stream` the answer stays open and each event is sent as it happens (server-sent events: `id` is its `event_id`, `data` its JSON), within about a second; a comment every 15 seconds keeps the connection. `Last-Event-ID`, or `after`, continues where a connection ended; what is no UUID answers 400. The server ends a stream after 5 minutes, when it restarts, and when the agent is revoked or the key that opened it stops working; EventSource connects again by itself. At most 10 streams per workspace and 200 per process are open at once; the next answers 429. Without a position, a stream begins with what happens next.',
  query: ListEventsQuery,
  responses: { 200: EventList },
  alsoAs: [eventStreamType],
  errors: [400, 401, 429, 500],
})
