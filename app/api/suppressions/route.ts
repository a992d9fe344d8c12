import type { NextRequest } from 'next/server'
import { suppressionFilter } from '#components/warm-leads/suppression-filter.ts'
import { listSuppressions } from '#lib/agent-api/suppressions.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(request: NextRequest): Promise<Response> {
  const filter = suppressionFilter(Object.fromEntries(request.nextUrl.searchParams))
  return answerJson((session) => listSuppressions(session, filter))
}
