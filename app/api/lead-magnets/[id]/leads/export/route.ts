import type { NextRequest } from 'next/server'
import { keepRowsOf } from '#components/lead-magnets/keep-rows-of.ts'
import { ListLeadsQuery, listLeads } from '#contract/lead-magnets.ts'
import { sendOperation } from '#lib/agent-api/client.ts'
import { answerFile, datedName, fileAnswer } from '#lib/file-answer.ts'
import { readListFilter } from '#lib/read-list-filter.ts'

type Context = { params: Promise<{ id: string }> }

/** Everybody whom a filter lets through, or of them only those whose ids are given in `ids`, as a CSV file. */
export function GET({ nextUrl }: NextRequest, context: Context): Promise<Response> {
  const { status, q } = readListFilter(ListLeadsQuery, Object.fromEntries(nextUrl.searchParams), 1)
  const ids = nextUrl.searchParams.get('ids')?.split(',')
  return answerFile(async ({ key }) => {
    const request = { params: await context.params, query: { status, q } }
    const file = await sendOperation(listLeads, request, { key, accept: 'text/csv' })
    const body = ids ? keepRowsOf(ids, await file.text()) : file.body
    return fileAnswer(body, { name: datedName('leads') })
  })
}
