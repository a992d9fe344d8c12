import type { NextRequest } from 'next/server'
import { leadListFilter } from '#components/lead-magnets/lead-magnet-list-filter.ts'
import { listLeads } from '#contract/lead-magnets.ts'
import { sendOperation } from '#lib/agent-api/client.ts'
import { answerFile, datedName, fileAnswer } from '#lib/file-answer.ts'

type Context = { params: Promise<{ id: string }> }

/** Everybody whom a filter lets through, as a CSV file. */
export function GET({ nextUrl }: NextRequest, context: Context): Promise<Response> {
  const { limit, offset, ...query } = leadListFilter(Object.fromEntries(nextUrl.searchParams))
  return answerFile(async ({ key }) => {
    const request = { params: await context.params, query }
    const file = await sendOperation(listLeads, request, { key, accept: 'text/csv' })
    return fileAnswer(file.body, { name: datedName('leads') })
  })
}
