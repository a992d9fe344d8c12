import type { NextRequest } from 'next/server'
import { sessionListFilter } from '#components/sessions/session-list-filter.ts'
import { listSessions } from '#lib/agent-api/sessions.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(request: NextRequest): Promise<Response> {
  const filter = sessionListFilter(Object.fromEntries(request.nextUrl.searchParams))
  return answerJson((session) => listSessions(session, filter))
}
