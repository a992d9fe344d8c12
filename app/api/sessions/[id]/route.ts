import type { NextRequest } from 'next/server'
import { sessionListFilter } from '#components/sessions/session-list-filter.ts'
import { getSession } from '#lib/agent-api/sessions.ts'
import { answerJson } from '#lib/session-route.ts'

export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params
  const page = sessionListFilter(Object.fromEntries(request.nextUrl.searchParams))
  return answerJson((session) => getSession(session, id, page))
}
