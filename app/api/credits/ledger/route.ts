import type { NextRequest } from 'next/server'
import { ledgerFilter, ledgerQuery } from '#components/credits/ledger-filter.ts'
import { getMe } from '#contract/agents.ts'
import { listLedger } from '#contract/credits.ts'
import { recentMs } from '#lib/agent-api/brief-memory.ts'
import { call, sendOperation } from '#lib/agent-api/client.ts'
import { answerFile, datedName, fileAnswer } from '#lib/file-answer.ts'

/** Every row that a filter lets through, as a CSV file; reservations and their ends apart, as accounts have them. */
export function GET({ nextUrl }: NextRequest): Promise<Response> {
  const filter = ledgerFilter(Object.fromEntries(nextUrl.searchParams))
  return answerFile(async ({ key }) => {
    const hasDays = filter.from !== undefined || filter.to !== undefined
    const timeZone = hasDays ? (await call(getMe, {}, { key, maxAgeMs: recentMs })).tenant.timezone : 'UTC'
    const { limit, offset, folded, ...query } = ledgerQuery(filter, timeZone)
    const file = await sendOperation(listLedger, { query }, { key, accept: 'text/csv' })
    return fileAnswer(file.body, { name: datedName('credits') })
  })
}
