import type { NextRequest } from 'next/server'
import { leadMagnetListFilter } from '#components/lead-magnets/lead-magnet-list-filter.ts'
import { listLeadMagnets } from '#lib/agent-api/lead-magnets.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(request: NextRequest): Promise<Response> {
  const filter = leadMagnetListFilter(Object.fromEntries(request.nextUrl.searchParams))
  return answerJson((session) => listLeadMagnets(session, filter))
}
