import type { NextRequest } from 'next/server'
import { leadListFilter } from '#components/lead-magnets/lead-magnet-list-filter.ts'
import { exportLeads } from '#lib/agent-api/lead-magnets.ts'
import { runAction } from '#lib/session-action.ts'
import { problemAnswer } from '#lib/session-route.ts'

/** Everybody whom a filter lets through, as a CSV file. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params
  const { status, q } = leadListFilter(Object.fromEntries(request.nextUrl.searchParams))
  const result = await runAction((session) =>
    exportLeads(session, id, { ...(status && { status }), ...(q && { q }) }),
  )
  if (!result.ok) return problemAnswer(result.problem)
  const day = new Date().toISOString().slice(0, 10)
  return new Response(result.data.body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${day}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
