import type { NextRequest } from 'next/server'
import { followOwnEvents } from '#lib/session-events.ts'

/** The events of who is signed in, for `EventSource`; 204 where there are none to follow, which it takes as the end. */
export function GET(request: NextRequest): Promise<Response> {
  return followOwnEvents(request.signal, request.headers.get('last-event-id') ?? undefined)
}
