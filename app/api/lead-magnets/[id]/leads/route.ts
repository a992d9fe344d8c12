import type { NextRequest } from 'next/server'
import { leadListFilter } from '#components/lead-magnets/lead-magnet-list-filter.ts'
import { listLeads } from '#lib/agent-api/lead-magnets.ts'
import { answerJson } from '#lib/session-route.ts'

export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params
  const filter = leadListFilter(Object.fromEntries(request.nextUrl.searchParams))
  return answerJson((session) => listLeads(session, id, filter))
}
