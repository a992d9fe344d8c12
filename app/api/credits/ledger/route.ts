import type { NextRequest } from 'next/server'
import { ledgerFilter, ledgerQuery } from '#components/credits/ledger-filter.ts'
import { getMe } from '#lib/agent-api/agents.ts'
import { exportLedger } from '#lib/agent-api/credits.ts'
import { runAction } from '#lib/session-action.ts'
import { problemAnswer } from '#lib/session-route.ts'

/** Every row that a filter lets through, as a CSV file. */
export async function GET(request: NextRequest): Promise<Response> {
  const filter = ledgerFilter(Object.fromEntries(request.nextUrl.searchParams))
  const result = await runAction(async (session) => {
    const hasDays = filter.from !== undefined || filter.to !== undefined
    const timeZone = hasDays ? (await getMe(session)).tenant.timezone : 'UTC'
    const { limit, offset, ...query } = ledgerQuery(filter, timeZone)
    return exportLedger(session, query)
  })
  if (!result.ok) return problemAnswer(result.problem)
  const day = new Date().toISOString().slice(0, 10)
  return new Response(result.data.body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="credits-${day}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
