import type { NextRequest } from 'next/server'
import { warmLeadListFilter } from '#components/warm-leads/warm-lead-list-filter.ts'
import { listWarmLeads } from '#lib/agent-api/warm-leads.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(request: NextRequest): Promise<Response> {
  const filter = warmLeadListFilter(Object.fromEntries(request.nextUrl.searchParams))
  return answerJson((session) => listWarmLeads(session, filter))
}
