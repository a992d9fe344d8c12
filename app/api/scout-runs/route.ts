import type { NextRequest } from 'next/server'
import { scoutRunListFilter } from '#components/scout-runs/scout-run-list-filter.ts'
import { listScoutRuns } from '#lib/agent-api/scout-runs.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(request: NextRequest): Promise<Response> {
  const filter = scoutRunListFilter(Object.fromEntries(request.nextUrl.searchParams))
  return answerJson((session) => listScoutRuns(session, filter))
}
